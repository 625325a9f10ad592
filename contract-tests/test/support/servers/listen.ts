import { createServer, type RequestListener, type Server } from "node:http";

export interface Listening {
  readonly url: string;
  close(): Promise<void>;
}

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Starts a server on a free port of this machine. */
export function listen(handle: RequestListener): Promise<Listening> {
  const server = createServer(handle);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (address === null || typeof address === "string") return reject(new Error("no port"));
      resolve({ url: `http://127.0.0.1:${address.port}`, close: () => closeServer(server) });
    });
  });
}
