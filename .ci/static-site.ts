// Serves a built site as a plain file server does, without fallback routes.
import { preview } from "vite";

export interface Site {
  /** For example "http://127.0.0.1:41234". */
  origin: string;
  close: () => void;
}

/** Serves a built site on a free port. */
export async function serveSite(folder: string): Promise<Site> {
  const server = await preview({
    configFile: false,
    root: folder,
    appType: "mpa",
    logLevel: "error",
    build: { outDir: "." },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const [url = ""] = server.resolvedUrls?.local ?? [];
  return { origin: new URL(url).origin, close: () => void server.close() };
}
