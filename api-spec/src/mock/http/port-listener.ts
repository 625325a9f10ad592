import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { failure } from "../handler.ts";

/** The port cannot be opened: another program has it, or the system keeps it for administrators. */
export class PortError extends Error {
  override readonly name = "PortError";
  readonly port: number;
  constructor(port: number, reason: string) {
    super(`Port ${port} ${reason}.`);
    this.port = port;
  }
}

/** By the code of the error that Node reports. */
const PORT_REASONS: ReadonlyMap<unknown, string> = new Map([
  ["EADDRINUSE", "is in use"],
  ["EACCES", "needs the rights of an administrator"],
]);

/** Shorter than the timeout of scripts that stop the mock together with other servers. */
const GRACE_MS = 5000;

/** A listening port with its running requests. */
export function createListener(answerOne: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  const running = new Map<ServerResponse, Promise<unknown>>();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      await answerOne(request, response);
    } catch (error) {
      console.error(error);
      response.destroy();
    }
  };
  const server = createServer((request, response) => {
    const isSent = new Promise((resolve) => void response.once("close", resolve));
    // A request keeps running after its client has disconnected.
    const isOver = Promise.all([answer(request, response), isSent]).then(() => running.delete(response));
    running.set(response, isOver);
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => answerNoHttp(error.code, socket));

  return {
    /** Starts to listen and returns the port; port 0 picks a free one. @throws PortError */
    listen: (port: number, host: string): Promise<number> =>
      new Promise((resolve, reject) => {
        server.once("error", (error) => {
          const reason = PORT_REASONS.get("code" in error && error.code);
          reject(reason === undefined ? error : new PortError(port, reason));
        });
        server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
      }),
    /** Accepts no new requests, lets running ones finish for some seconds, then closes their connections. */
    close: async (): Promise<void> => {
      const isClosed = new Promise((resolve) => void server.close(resolve));
      // Do not reuse their connections for further requests.
      for (const response of running.keys()) response.shouldKeepAlive = false;
      await Promise.race([Promise.all(running.values()), wait(GRACE_MS, undefined, { ref: false })]);
      server.closeAllConnections();
      await isClosed;
    },
  };
}

const STATUS_OF_CLIENT_ERROR: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Answers input that is not HTTP, or has too large headers. Node creates no request for it; the response has the envelope all the same. */
function answerNoHttp(code: string | undefined, socket: Socket): void {
  if (!socket.writable) return;
  const status = STATUS_OF_CLIENT_ERROR[code ?? ""] ?? "400 Bad Request";
  const body = JSON.stringify(failure({ now: Date.now() }, Number.parseInt(status, 10), "INVALID_REQUEST").body);
  const headers = `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close`;
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n${body}`);
}
