import http, { type ClientRequest, type IncomingMessage } from "node:http";
import https from "node:https";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import type { Transform } from "node:stream";
import { essenceOf } from "../../media-type.ts";
import { createConnections, type Connections } from "./connections.ts";

/** A response as received. */
export interface RawAnswer {
  readonly status: number;
  /** Lower-case names; values of repeated headers are joined. */
  readonly headers: ReadonlyMap<string, string>;
  readonly bytes: Buffer;
}

/** Limits of time and size. */
export interface Limits {
  /** Time from the request to the last byte of the response. */
  readonly deadlineMs: number;
  /** Size of one response after decompression. */
  readonly maxBytes: number;
  /** @default connections that trust the usual authorities, and have no client certificate */
  readonly connections?: Connections | undefined;
}

/** No complete response arrived; the message says why. */
export class NoAnswer extends Error {
  /** Some bytes arrived, so a server is running. */
  readonly isThere: boolean;
  /** The response is longer than the limit, so it is not known whether it is complete. */
  readonly isTooLong: boolean;
  constructor(message: string, isThere: boolean, isTooLong = false) {
    super(message);
    this.isThere = isThere;
    this.isTooLong = isTooLong;
  }
}

export interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes for a picture. */
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
}

const MAX_HEADER_BYTES = 64 * 1024;
/** The connections of requests that are not part of a run. */
const CONNECTIONS = createConnections();
const IDEMPOTENT = ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"];
const UNPACKERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
const ACCEPTED_ENCODINGS = "gzip, deflate, br";

/** Media types of streams of events or pictures, which have no end. Their first part shows what they are. */
const ENDLESS: readonly string[] = ["text/event-stream", "multipart/x-mixed-replace"];
/** Media types of rows, which a server may send for as long as the client listens. */
const ROWS: readonly string[] = [
  "application/x-ndjson",
  "application/ndjson",
  "application/jsonl",
  "application/json-seq",
];

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** How a frame of HTTP/2 with the settings of the server begins, after its length: its type and its flags. */
const isOfHttp2 = (error: unknown): boolean =>
  error instanceof Error && "rawPacket" in error && error.rawPacket instanceof Uint8Array
    ? error.rawPacket[3] === 4 && error.rawPacket[4] === 0
    : codeOf(error).includes("NO_APPLICATION_PROTOCOL");

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^HPE_HEADER_OVERFLOW$/, `the headers of the answer are longer than ${MAX_HEADER_BYTES / 1024} kB`],
  [/^HPE_/, "the answer is not HTTP"],
  [/CERT|^ERR_TLS|SIGNATURE|^ERR_SSL|^EPROTO$/, "the certificate or the TLS setup of the server was not accepted"],
];

function wordsOf(error: unknown, isThere: boolean): string {
  if (isOfHttp2(error)) return "the server speaks only HTTP/2, and the command only HTTP/1.1";
  const code = codeOf(error);
  const known = WORDS.find(([pattern]) => pattern.test(code));
  const message = error instanceof Error ? error.message : String(error);
  if (known) return code.startsWith("HPE_HEADER") ? known[1] : `${known[1]} (${code === "" ? message : code})`;
  if (isThere) return `the connection broke off in the middle of the answer${code === "" ? "" : ` (${code})`}`;
  return `no answer: ${code === "" ? message : code}`;
}

const headersOf = ({ headersDistinct }: IncomingMessage): Map<string, string> =>
  new Map(Object.entries(headersDistinct).map(([name, values]) => [name, (values ?? []).join(", ")]));

/** The encoding of the body; undefined when it is not encoded, or when there is none. */
function encodingOf(response: IncomingMessage, method: string): string | undefined {
  const encoding = (response.headers["content-encoding"] ?? "").trim().toLowerCase();
  const hasNoBody = method === "HEAD" || response.statusCode === 204 || response.statusCode === 304;
  return hasNoBody || encoding === "" || encoding === "identity" ? undefined : encoding;
}

function unpackerFor(response: IncomingMessage, make: () => Transform): Transform {
  const unpacker = make();
  response.on("error", (error) => unpacker.destroy(error));
  return unpacker;
}

const sizeOf = (body: Outgoing["body"]): number =>
  typeof body === "string" ? Buffer.byteLength(body) : (body?.byteLength ?? 0);

const seconds = (ms: number): string => `${ms / 1000} s`;

interface Settle {
  readonly resolve: (answer: RawAnswer) => void;
  readonly reject: (error: unknown) => void;
}

/** One request and its response, on a connection that may be reused. */
class Exchange {
  readonly #limits: Limits;
  readonly #request: ClientRequest;
  readonly #timer: NodeJS.Timeout;
  readonly #settle: Settle;
  readonly #method: string;
  readonly #chunks: Buffer[] = [];
  #unpacker: Transform | undefined;
  #response: IncomingMessage | undefined;
  #size = 0;
  #isThere = false;

  constructor(outgoing: Outgoing, limits: Limits, settle: Settle) {
    const { url, method, headers, body } = outgoing;
    const { protocol } = new URL(url);
    const isSecure = protocol === "https:";
    const needsLength = body !== undefined || ["POST", "PUT", "PATCH"].includes(method);
    this.#limits = limits;
    this.#settle = settle;
    this.#method = method;
    this.#request = (isSecure ? https : http).request(url, {
      method,
      agent: (limits.connections ?? CONNECTIONS)[isSecure ? "https:" : "http:"],
      maxHeaderSize: MAX_HEADER_BYTES,
      headers: {
        "accept-encoding": ACCEPTED_ENCODINGS,
        "user-agent": "lobbykit-contract",
        ...headers,
        ...(needsLength && { "content-length": sizeOf(body) }),
      },
    });
    this.#timer = setTimeout(() => this.#endLate(), limits.deadlineMs);
    this.#request.on("error", (error) => this.#break(error));
    this.#request.on("upgrade", (_, socket) => {
      socket.destroy();
      this.#isThere = true;
      this.#fail("the server changed to another protocol (101)");
    });
    this.#request.on("response", (response) => this.#read(response));
  }

  begin(body: Outgoing["body"]): void {
    this.#request.end(body);
  }

  /** Whether the request failed on a reused connection before any byte of the response arrived. */
  get wasStale(): boolean {
    return this.#request.reusedSocket && !this.#isThere;
  }

  #isOfType(mediaTypes: readonly string[]): boolean {
    return mediaTypes.includes(essenceOf(this.#response?.headers["content-type"] ?? ""));
  }

  #endLate(): void {
    if (this.#isOfType([...ENDLESS, ...ROWS])) return this.#finish();
    const limit = seconds(this.#limits.deadlineMs);
    this.#fail(this.#isThere ? `the answer did not end within ${limit}` : `no answer within ${limit}`);
  }

  #fail(words: string, isTooLong = false): void {
    this.#settle.reject(new NoAnswer(words, this.#isThere, isTooLong));
    this.#close();
  }

  /** Ends the request with what has arrived of the response. */
  #finish(): void {
    if (!this.#response) return;
    const bytes = Buffer.concat(this.#chunks);
    this.#settle.resolve({ status: this.#response.statusCode ?? 0, headers: headersOf(this.#response), bytes });
    if (!this.#response.complete) this.#close();
    clearTimeout(this.#timer);
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#chunks.length = 0;
    this.#unpacker?.destroy();
    this.#request.destroy();
  }

  #break(error: unknown): void {
    clearTimeout(this.#timer);
    const isStale = this.wasStale && ["ECONNRESET", "EPIPE"].includes(codeOf(error));
    this.#settle.reject(isStale ? error : new NoAnswer(wordsOf(error, this.#isThere), this.#isThere));
  }

  #read(response: IncomingMessage): void {
    this.#isThere = true;
    this.#response = response;
    const encoding = encodingOf(response, this.#method);
    const make = encoding !== undefined && Object.hasOwn(UNPACKERS, encoding) ? UNPACKERS[encoding] : undefined;
    if (encoding !== undefined && !make) {
      return this.#fail(`the answer is encoded with ${encoding}, but the request accepts only ${ACCEPTED_ENCODINGS}`);
    }
    this.#unpacker = make && unpackerFor(response, make);
    const stream = this.#unpacker ? response.pipe(this.#unpacker) : response;
    stream.on("error", (error) => this.#fail(this.#unpackWords(error)));
    stream.on("data", (chunk: Buffer) => this.#take(chunk));
    stream.on("end", () => (response.complete ? this.#finish() : this.#fail(wordsOf(undefined, true))));
  }

  #take(chunk: Buffer): void {
    this.#size += chunk.byteLength;
    if (this.#size > this.#limits.maxBytes) {
      if (this.#isOfType(ROWS)) return this.#finish();
      return this.#fail(`the answer is longer than ${this.#limits.maxBytes / 1e6} MB`, true);
    }
    this.#chunks.push(chunk);
    if (this.#isOfType(ENDLESS)) this.#finish();
  }

  #unpackWords(error: Error): string {
    return codeOf(error).startsWith("Z_") || codeOf(error).startsWith("ERR_")
      ? `the answer cannot be decompressed (${codeOf(error)})`
      : wordsOf(error, true);
  }
}

const once = (outgoing: Outgoing, limits: Limits): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    new Exchange(outgoing, limits, { resolve, reject }).begin(outgoing.body);
  });

/**
 * Sends a request and reads the complete response, within limits. Redirects are not followed. A server may close an idle connection just as
 * it is reused; the request is then sent once more on a new one (RFC 9112, 9.3.1).
 * Rejects with NoAnswer.
 */
export async function exchange(outgoing: Outgoing, limits: Limits): Promise<RawAnswer> {
  try {
    return await once(outgoing, limits);
  } catch (error) {
    if (error instanceof NoAnswer) throw error;
    if (!IDEMPOTENT.includes(outgoing.method)) throw new NoAnswer(wordsOf(error, false), false);
    return await once(outgoing, limits).catch((again: unknown) => {
      throw again instanceof NoAnswer ? again : new NoAnswer(wordsOf(again, false), false);
    });
  }
}
