import { request, type IncomingMessage, type ServerResponse } from "node:http";
import { listen, type Listening } from "./listen.ts";

export interface ProxiedRequest {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface ProxiedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Sent in place of the body, for content that is not valid UTF-8. */
  readonly bytes?: Buffer;
  /** Writes the body even where HTTP allows none, after the end of the response. */
  readonly isBodyForced?: boolean;
  /** Sends the headers and a part of the body, but never ends the response. */
  readonly isEndless?: boolean;
}

export type Forward = (request: ProxiedRequest) => Promise<ProxiedAnswer>;

/** How a faulty server answers a request to one operation. `forward` sends a request to the correct server behind it. */
export type Fault = (request: ProxiedRequest, forward: Forward) => Promise<ProxiedAnswer>;

export interface Planting {
  readonly method: string;
  /** A path of the spec, with its parameters in braces. */
  readonly path: string;
  /** Paths that match the pattern but belong to other operations. */
  readonly butNot?: readonly string[];
  /** Whether the fault affects every method. */
  readonly anyMethod?: boolean;
  /** The mock session to use behind the proxy, so that several proxies can share one mock. */
  readonly world?: string;
}

const HOP_HEADERS = ["connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding", "host"];
const withoutHopHeaders = (headers: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !HOP_HEADERS.includes(name)));

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Sends a request on a new connection, because the server may close an idle one just when it is reused. */
const askOnce = (url: string, method: string, headers: Readonly<Record<string, string>>, body: Buffer) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(url, { method, headers, agent: false }, resolve);
    call.once("error", reject);
    call.end(body);
  });

const headersOf = ({ headersDistinct }: IncomingMessage): Record<string, string> =>
  withoutHopHeaders(Object.entries(headersDistinct).map(([name, values]) => [name, String(values)] as const));

/** Forwards a request. A body that the fault has not changed is forwarded as its original bytes, because a picture is not text. */
const forwardTo =
  (target: string, world: string | undefined, original: { readonly body: string; readonly bytes: Buffer }): Forward =>
  async ({ method, address, headers, body }) => {
    // Faults change texts, so the response must not be compressed.
    const plain = { ...headers, "accept-encoding": "identity" };
    // Without its length, Node would send the body of a DELETE where the server expects the next request.
    const sent = body === original.body ? original.bytes : Buffer.from(body);
    const all = {
      ...plain,
      ...(sent.length > 0 && { "content-length": String(sent.length) }),
      ...(world !== undefined && { "x-mock-session": world }),
    };
    const response = await askOnce(target + address, method, all, sent);
    const text = (await readAll(response)).toString("utf8");
    return { status: response.statusCode ?? 0, headers: headersOf(response), body: text };
  };

const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll(".", String.raw`\.`).replaceAll(/\{[^}]+\}/g, "[^/]+")}$`);

function send(
  response: ServerResponse,
  { status, headers, body, bytes, isBodyForced, isEndless }: ProxiedAnswer,
): void {
  response.writeHead(status, headers);
  if (isEndless) return void response.write(body.slice(0, -1));
  if (isBodyForced) {
    response.end();
    response.socket?.write(body);
    return;
  }
  response.end(bytes ?? body);
}

/** A fault, and the operation that has it. */
export interface Planted {
  readonly at: Planting;
  readonly fault: Fault;
}

function strikes({ method, anyMethod, path, butNot = [] }: Planting, asked: ProxiedRequest): boolean {
  const [address = ""] = asked.address.split("?");
  return (anyMethod === true || asked.method === method) && patternOf(path).test(address) && !butNot.includes(address);
}

/**
 * Starts a proxy that makes a correct server faulty. `faults` returns the current faults and the mock session at each request; `hear` is
 * called with every response.
 */
export function startFaultyServer(
  target: string,
  faults: () => { readonly planted: readonly Planted[]; readonly world: string | undefined },
  hear?: (asked: ProxiedRequest, answer: ProxiedAnswer) => void,
): Promise<Listening> {
  const answerTo = async (incoming: IncomingMessage): Promise<ProxiedAnswer> => {
    const bytes = await readAll(incoming);
    const asked: ProxiedRequest = {
      method: incoming.method ?? "GET",
      address: incoming.url ?? "/",
      headers: headersOf(incoming),
      body: bytes.toString("utf8"),
    };
    const { planted, world } = faults();
    const forward = forwardTo(target, world, { body: asked.body, bytes });
    const struck = planted.find(({ at }) => strikes(at, asked));
    const answer = await (struck ? struck.fault(asked, forward) : forward(asked));
    hear?.(asked, answer);
    return answer;
  };
  const respond = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      send(response, await answerTo(incoming));
    } catch {
      // When a fault rejects, the connection is closed.
      response.destroy();
    }
  };
  return listen((incoming, response) => void respond(incoming, response));
}

/** Starts a proxy with one fault at one operation; everything else is answered by the correct server. */
export const startFaultProxy = (target: string, at: Planting, fault: Fault): Promise<Listening> =>
  startFaultyServer(target, () => ({ planted: [{ at, fault }], world: at.world }));
