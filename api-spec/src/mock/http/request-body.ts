import type { IncomingMessage } from "node:http";
import type { ErrorCode, FailureDetail } from "../handler.ts";
import type { ServerKeys } from "../world/keys.ts";

/** A body in the form that Prism needs: parsed, with a matching content type and length. */
export interface ReadBody {
  body: unknown;
  headers: Record<string, string>;
}

/** A body that is refused before it reaches Prism. */
export class BodyError extends Error {
  override readonly name = "BodyError";
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: FailureDetail[];

  constructor(status: number, code: ErrorCode, message: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = [{ path: "body", message }];
  }
}

const MIB_BYTES = 1024 * 1024;
const LONGEST_BODY_MIB = 1;
/** Size limit of uploaded pictures (R401). */
const LONGEST_PICTURE_MIB = 5;
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json$/;
const JOSE_TYPE = "application/jose";
/** Media types of requests outside the contract, which testers and games send. */
export const JSON_ALONE: ReadonlySet<string> = new Set(["application/json"]);
const PICTURE_TYPE = /^image\//;

/**
 * Reads the body before Prism does, because Prism hangs on malformed JSON and treats `null` as "no body". An encrypted body is decrypted
 * here (D4), so that Prism validates the plain text. A picture becomes a string with one character per byte.
 * @param takes media types of the operation. Only an operation that takes pictures gets large bodies; one without media types gets none
 * @throws BodyError with the status and code to respond with
 */
export async function readBody(
  request: IncomingMessage,
  headers: Record<string, string>,
  keys: ServerKeys,
  takes: ReadonlySet<string>,
): Promise<ReadBody> {
  // A request without either header has no body (RFC 9112, 6.3).
  const hasBody = "content-length" in headers || "transfer-encoding" in headers;
  if (!hasBody) return { body: undefined, headers: { ...headers, "content-length": "0" } };
  if (takes.size === 0) {
    // Client libraries send an empty object or form with a DELETE. It has no meaning there, so it is ignored (RFC 9110, 9.3.5).
    request.resume();
    const { "content-type": _type, "transfer-encoding": _coding, ...others } = headers;
    return { body: undefined, headers: { ...others, "content-length": "0" } };
  }
  refuseCompressed(headers);
  const mediaType = mediaTypeOf(headers);
  const isPicture = PICTURE_TYPE.test(mediaType);
  const bytes = await readBytes(request, isPicture && takes.has(mediaType) ? LONGEST_PICTURE_MIB : LONGEST_BODY_MIB);
  const text = isPicture ? bytes.toString("latin1") : decodeText(bytes);
  // Prism checks the content type only when a length is given, which chunked bodies do not have.
  const measured = { ...headers, ...oneCase(headers), "content-length": String(bytes.length) };
  if (text === "") return { body: undefined, headers: measured };
  if (!MEDIA_TYPE.test(mediaType)) throw new BodyError(415, "UNSUPPORTED_MEDIA_TYPE", "A body needs a Content-Type");
  if (JSON_TYPE.test(mediaType)) return { body: parseJson(text), headers: measured };
  if (mediaType !== JOSE_TYPE || !takes.has(JOSE_TYPE)) return { body: text, headers: measured };
  const plain = await decrypt(text, keys);
  return {
    body: parseJson(plain),
    headers: { ...headers, "content-type": "application/json", "content-length": String(Buffer.byteLength(plain)) },
  };
}

/** @throws BodyError when the body is compressed: no operation decompresses it, and Prism would report broken JSON (RFC 9110, 8.4) */
function refuseCompressed({ "content-encoding": coding = "identity" }: Record<string, string>): void {
  if (coding.trim().toLowerCase() === "identity") return;
  throw new BodyError(415, "UNSUPPORTED_MEDIA_TYPE", `Send the body without Content-Encoding: ${coding}`);
}

/** @throws BodyError when the body is too large */
async function readBytes(request: IncomingMessage, mostMib: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop must not close the connection, because the response still has to be sent on it.
  const incoming: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const chunk of incoming) {
    bytes += chunk.length;
    if (bytes > mostMib * MIB_BYTES)
      throw new BodyError(413, "PAYLOAD_TOO_LARGE", `The body has at most ${mostMib} MiB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @throws BodyError when it is not UTF-8 */
function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new BodyError(400, "INVALID_REQUEST", "The body is not UTF-8");
  }
}

/** @throws BodyError when it is not JSON, or is null */
function parseJson(text: string): unknown {
  const value = parse(text);
  if (value === null) throw new BodyError(400, "INVALID_REQUEST", "The body must not be null");
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BodyError(400, "INVALID_REQUEST", "The body is not JSON");
  }
}

async function decrypt(text: string, keys: ServerKeys): Promise<string> {
  try {
    return await keys.decrypt(text);
  } catch {
    throw new BodyError(400, "DECRYPTION_FAILED", "The body cannot be decrypted with the server's keys");
  }
}

/** Media types are case-insensitive (RFC 9110, 8.3.1), but Prism and this code compare them in lower case. */
const oneCase = ({ "content-type": type }: Record<string, string>): Record<string, string> =>
  type === undefined ? {} : { "content-type": type.replace(/^[^;]*/, (name) => name.trim().toLowerCase()) };

const mediaTypeOf = (headers: Record<string, string>) =>
  (headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
