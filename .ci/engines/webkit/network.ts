/** The proxy through which the browser reaches the app. WebKitGTK itself can neither add headers to all requests nor be offline. */
import { once } from "node:events";
import { createServer, request } from "node:http";
import { START_TITLE } from "./programs.ts";

export interface Network {
  /** Address of the proxy. */
  address: string;
  /**
   * Address of an empty page that only this proxy has. Its origin and its policy for openers are the app's: otherwise the browser would
   * start another process for the app's first page, and cancel the request that Playwright waits for.
   */
  startPage: string;
  /** Whether the browser reaches no server. */
  offline: boolean;
  close: () => void;
}

const START_HEADERS = {
  "Content-Type": "text/html",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
};

/** Starts a proxy to an app that adds headers to every request, also to those of a service worker. */
export async function startNetwork(app: string, extraHeaders: Readonly<Record<string, string>>): Promise<Network> {
  const server = createServer((incoming, answer) => {
    if (network.offline) return void incoming.destroy();
    const { method, url = "", headers } = incoming;
    if (url === network.startPage)
      return void answer.writeHead(200, START_HEADERS).end(`<title>${START_TITLE}</title>`);
    const outgoing = request(url, { method, headers: { ...headers, ...lowerCased(extraHeaders) } }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(answer);
    });
    outgoing.on("error", () => answer.destroy());
    answer.on("close", () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The proxy has no port.");
  const network: Network = {
    address: `http://127.0.0.1:${address.port}`,
    startPage: new URL("/start-of-a-journey", app).href,
    offline: false,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return network;
}

const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
