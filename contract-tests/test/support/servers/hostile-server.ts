import { createServer as createTlsServer } from "node:https";
import { createServer, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import type { Listening } from "./listen.ts";

/** A self-signed certificate for another host name, which no client should accept. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBhzCCAS2gAwIBAgIUJ3IxO1kc+Fsme34ECUfj5LIfHQswCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNd3JvbmcuZXhhbXBsZTAgFw0yNjExMjEyMjI5NTZaGA8yMTI2
MTAyODIyMjk1NlowGDEWMBQGA1UEAwwNd3JvbmcuZXhhbXBsZTBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABPagqpyMbECBaZEojPYI5wZ20KIrdlB9jZ9sasF+JAOn
Sge16emd8AN6gTFg5akDccR1FGXwt3X+bPnw1CU1lLajUzBRMB0GA1UdDgQWBBQn
hJtdzMBJget8jyY2gQrKHsOSczAfBgNVHSMEGDAWgBQnhJtdzMBJget8jyY2gQrK
HsOSczAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCICf1t9P/i35z
AE+wSwXMhAuLsk5/RJhrpQJkq8trZoLXAiEAtTFJUJ2wjXL54ci5TNvwVa8xHi7J
OM+jK5QBcjb0DMA=
-----END CERTIFICATE-----`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg2c1E5QcIgMtt18dD
SStdTqreQKd+TdHS9GGfWRSqoUWhRANCAAT2oKqcjGxAgWmRKIz2COcGdtCiK3ZQ
fY2fbGrBfiQDp0oHtenpnfADeoExYOWpA3HEdRRl8Ld1/mz58NQlNZS2
-----END PRIVATE KEY-----`;

interface Listener {
  listen(port: number, host: string, done: () => void): unknown;
  once(event: "error", listener: (error: Error) => void): unknown;
  address(): unknown;
  close(done: () => void): unknown;
}

function portOf(server: Listener): number {
  const address = server.address();
  const port = typeof address === "object" && address !== null && "port" in address ? address.port : undefined;
  if (typeof port !== "number") throw new Error("no port");
  return port;
}

async function start(server: Listener, scheme: string, sockets: ReadonlySet<Socket>): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { url: `${scheme}://127.0.0.1:${portOf(server)}`, close };
}

/** How a server treats a connection on which data has arrived. `request` is the text of that data. */
export type Behaviour = (socket: Socket, request: string) => void;

/** Starts a plain TCP server, whose behaviour decides what each request gets. */
export function listenRaw(behave: Behaviour): Promise<Listening> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    // The client closes the connection early, as it should, so this is not an error.
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => behave(socket, chunk.toString("latin1")));
  });
  return start(server, "http", sockets);
}

/** Starts a TLS server whose certificate no client should accept. */
export function listenWithWrongCertificate(): Promise<Listening> {
  const sockets = new Set<Socket>();
  const server = createTlsServer({ cert: CERTIFICATE, key: KEY }, (_, response) => response.end("{}"));
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
  });
  return start(server, "https", sockets);
}

const JSON_TYPE = "content-type: application/json\r\n";
export const head = (status: string, headers = ""): string => `HTTP/1.1 ${status}\r\n${headers}\r\n`;
/** Returns a complete HTTP response as text. */
export const whole = (status: string, body: string, headers = JSON_TYPE): string =>
  head(status, `${headers}content-length: ${Buffer.byteLength(body)}\r\n`) + body;

/** Writes without end while the client reads. */
function writeForEver(socket: Socket, chunk: string | Buffer): void {
  const more = () => {
    while (!socket.destroyed && socket.write(chunk));
    socket.once("drain", more);
  };
  more();
}

function writeNow(socket: Socket, everyMs: number, text: string): void {
  const timer = setInterval(() => socket.write(text), everyMs);
  socket.once("close", () => clearInterval(timer));
}

const PIECE = `"${"a".repeat(65_533)}",`;
const LONG_MB = 100;
const BOMB = gzipSync(Buffer.alloc(LONG_MB * 1_000_000, " "));
const DEEP = 100_000;

/** Hostile behaviours of servers, by name. */
export const HOSTILE = {
  "a byte now and then": (socket) => {
    socket.write(head("200 OK", `${JSON_TYPE}content-length: 100000\r\n`));
    writeNow(socket, 50, " ");
  },
  "a body without end": (socket) => {
    socket.write(`${head("200 OK", JSON_TYPE)}[`);
    writeForEver(socket, PIECE);
  },
  "100 MB of JSON": (socket) => {
    const count = Math.ceil((LONG_MB * 1_000_000) / PIECE.length);
    socket.write(`${head("200 OK", `${JSON_TYPE}content-length: ${count * PIECE.length + 3}\r\n`)}[`);
    writeForEver(socket, PIECE);
  },
  "JSON in JSON in JSON": (socket) => socket.write(whole("200 OK", "[".repeat(DEEP) + "]".repeat(DEEP))),
  "a header of a megabyte": (socket) => socket.write(head("200 OK", `x-long: ${"a".repeat(1_000_000)}\r\n`)),
  "headers without end": (socket) => {
    socket.write("HTTP/1.1 200 OK\r\n");
    writeForEver(socket, `x-more: ${"a".repeat(100)}\r\n`);
  },
  "a reset in the body": (socket) => {
    socket.write(`${head("200 OK", `${JSON_TYPE}content-length: 100000\r\n`)}{`, () => socket.resetAndDestroy());
  },
  "less than it says": (socket) => socket.end(`${head("200 OK", `${JSON_TYPE}content-length: 100000\r\n`)}{}`),
  "a gzip bomb": (socket) => {
    socket.write(head("200 OK", `${JSON_TYPE}content-encoding: gzip\r\ncontent-length: ${BOMB.length}\r\n`));
    socket.write(BOMB);
  },
  "gzip that is none": (socket) =>
    socket.write(whole("200 OK", "this is no gzip", `${JSON_TYPE}content-encoding: gzip\r\n`)),
  "1xx without end": (socket) => writeForEver(socket, head("102 Processing").repeat(100)),
  "another protocol": (socket) =>
    socket.write(head("101 Switching Protocols", "upgrade: x\r\nconnection: upgrade\r\n")),
  "HTTP 0.9": (socket) => socket.end("<html>hello</html>"),
  "nothing, and closes": (socket) => socket.destroy(),
  "nothing at all": () => undefined,
} as const satisfies Record<string, Behaviour>;
