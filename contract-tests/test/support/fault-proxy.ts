import type { IncomingMessage, ServerResponse } from "node:http";
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
}

export type Forward = (request: ProxiedRequest) => Promise<ProxiedAnswer>;

/** What a faulty server does with a request to one operation; `forward` asks the right server behind it. */
export type Fault = (request: ProxiedRequest, forward: Forward) => Promise<ProxiedAnswer>;

const HOP_HEADERS = ["connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding", "host"];
const withoutHopHeaders = (headers: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !HOP_HEADERS.includes(name)));

async function readRequest(request: IncomingMessage): Promise<ProxiedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const headers = Object.entries(request.headersDistinct).map(([name, values]) => [name, String(values)] as const);
  return {
    method: request.method ?? "GET",
    address: request.url ?? "/",
    headers: withoutHopHeaders(headers),
    body: Buffer.concat(chunks).toString("utf8"),
  };
}

const forwardTo =
  (target: string): Forward =>
  async ({ method, address, headers, body }) => {
    const response = await fetch(target + address, {
      method,
      headers,
      ...(body !== "" && { body }),
      redirect: "manual",
    });
    return {
      status: response.status,
      headers: withoutHopHeaders(response.headers),
      body: await response.text(),
    };
  };

/** A server that is right but for one fault at one operation. */
export function startFaultProxy(
  target: string,
  at: { method: string; path: string },
  fault: Fault,
): Promise<Listening> {
  const forward = forwardTo(target);
  const answerTo = async (incoming: IncomingMessage): Promise<ProxiedAnswer> => {
    const request = await readRequest(incoming);
    const isAt = request.method === at.method && request.address.split("?")[0] === at.path;
    return isAt ? fault(request, forward) : forward(request);
  };
  const respond = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const { status, headers, body } = await answerTo(incoming);
      response.writeHead(status, headers).end(body);
    } catch {
      // A fault that rejects is a server that breaks off.
      response.destroy();
    }
  };
  return listen((incoming, response) => void respond(incoming, response));
}
