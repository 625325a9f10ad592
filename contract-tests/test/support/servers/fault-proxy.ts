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
  /** In place of the body, for what is no good UTF-8. */
  readonly bytes?: Buffer;
  /** Writes the body even where HTTP has none, behind the answer's end. */
  readonly isBodyForced?: boolean;
  /** Headers and a part of the body leave, the end never does. */
  readonly isEndless?: boolean;
}

export type Forward = (request: ProxiedRequest) => Promise<ProxiedAnswer>;

/** What a faulty server does with a request to one operation; `forward` asks the right server behind it. */
export type Fault = (request: ProxiedRequest, forward: Forward) => Promise<ProxiedAnswer>;

export interface Planting {
  readonly method: string;
  /** A path of the spec, with its parameters in braces. */
  readonly path: string;
  /** Paths that are other operations, though they fit. */
  readonly butNot?: readonly string[];
  /** Strikes whatever the method is. */
  readonly anyMethod?: boolean;
  /** A world of its own behind the proxy, so that many can run beside each other. */
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

/** A connection for each request: one that is kept may be closed behind it at the very moment it is used. */
const askOnce = (url: string, method: string, headers: Readonly<Record<string, string>>, body: string | Buffer) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(url, { method, headers, agent: false }, resolve);
    call.once("error", reject);
    call.end(body);
  });

const headersOf = ({ headersDistinct }: IncomingMessage): Record<string, string> =>
  withoutHopHeaders(Object.entries(headersDistinct).map(([name, values]) => [name, String(values)] as const));

/** A picture is no text: what came as bytes and was not changed goes on as bytes. */
const forwardTo =
  (target: string, world: string | undefined, original: { readonly body: string; readonly bytes: Buffer }): Forward =>
  async ({ method, address, headers, body }) => {
    // A fault changes texts: they must not come packed.
    const plain = { ...headers, "accept-encoding": "identity" };
    const all = { ...plain, ...(world !== undefined && { "x-mock-session": world }) };
    const response = await askOnce(target + address, method, all, body === original.body ? original.bytes : body);
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

/** One fault and where it strikes. */
export interface Planted {
  readonly at: Planting;
  readonly fault: Fault;
}

function strikes({ method, anyMethod, path, butNot = [] }: Planting, asked: ProxiedRequest): boolean {
  const [address = ""] = asked.address.split("?");
  return (anyMethod === true || asked.method === method) && patternOf(path).test(address) && !butNot.includes(address);
}

/**
 * A server that is right but for the faults of the moment: `faults` is asked at each request. `world` is the one behind it, `hear` sees
 * every answer.
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
      // A fault that rejects is a server that breaks off.
      response.destroy();
    }
  };
  return listen((incoming, response) => void respond(incoming, response));
}

/** A server that is right but for one fault at one operation. */
export const startFaultProxy = (target: string, at: Planting, fault: Fault): Promise<Listening> =>
  startFaultyServer(target, () => ({ planted: [{ at, fault }], world: at.world }));
