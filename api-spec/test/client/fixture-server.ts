import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { createClient, type Client, type ClientConfig } from "../../src/client/create-client.ts";
import { OPERATIONS } from "../../src/generated/operations.ts";
import { ApiError } from "../../src/client/errors.ts";

/** A request as the server received it. */
export interface Heard {
  method: string;
  /** The path with its query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Fixture {
  url: string;
  /** All requests, oldest first. */
  heard: Heard[];
  stop: () => Promise<void>;
}

export type Respond = (response: ServerResponse, heard: Heard) => void | Promise<void>;

/** Starts an HTTP server on a free port that answers by `respond`. It is closed after the test. */
export async function startFixture(respond: Respond): Promise<Fixture> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      let body = "";
      for await (const chunk of request.setEncoding("utf8")) body += String(chunk);
      const { method = "", url: path = "", headers } = request;
      const latest = { method, path, headers, body };
      heard.push(latest);
      await respond(response, latest);
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = async () => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  onTestFinished(stop);
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, heard, stop };
}

export const TIMESTAMP = 1_795_251_600_000;

/** Sends an answer as JSON, or a text unchanged. */
export function reply(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: OutgoingHttpHeaders = {},
): void {
  const isText = typeof body === "string";
  response.writeHead(status, { "content-type": isText ? "text/html" : "application/json", ...headers });
  response.end(isText ? body : JSON.stringify(body));
}

export const success = (value: unknown) => ({ success: true, value, timestamp: TIMESTAMP });
export const refusal = (code: string, more: object = {}) => ({
  success: false,
  code,
  message: `Message of ${code}`,
  timestamp: TIMESTAMP,
  ...more,
});

/** Returns a client of a logged-in member. Unless `config` changes it, its language is English and it does not encrypt. */
export const clientOf = (baseUrl: string, config: Partial<ClientConfig<typeof OPERATIONS>> = {}): Client =>
  createClient({
    operations: OPERATIONS,
    baseUrl,
    token: () => "token-1",
    language: () => "en",
    encryption: "plain",
    ...config,
  });

/** Returns the ApiError that a call throws. */
export async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome: unknown = await call.catch((error: unknown) => error);
  if (outcome instanceof ApiError) return outcome;
  throw new Error("The call threw no ApiError.", { cause: outcome });
}
