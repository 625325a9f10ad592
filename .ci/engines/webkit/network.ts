/** The proxy through which the browser reaches the app. WebKitGTK itself can neither add headers to all requests nor be offline. */
import { once } from "node:events";
import { createServer, request } from "node:http";

export interface Network {
  /** Address of the proxy. */
  address: string;
  /** Address of an empty page at localhost. From `about:blank`, the browser would start a new process for the app's first page. */
  startPage: string;
  /** Whether the browser reaches no server. */
  offline: boolean;
  close: () => void;
}

/** Starts a proxy that adds headers to every request, also to those of a service worker. */
export async function startNetwork(extraHeaders: Readonly<Record<string, string>>): Promise<Network> {
  const server = createServer((incoming, answer) => {
    if (network.offline) return void incoming.destroy();
    const { method, url = "", headers } = incoming;
    if (url.startsWith(network.startPage))
      return void answer.setHeader("Content-Type", "text/html").end("<title></title>");
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
    startPage: `http://localhost:${address.port}/`,
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
