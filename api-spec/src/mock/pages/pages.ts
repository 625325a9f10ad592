import { serveArt } from "../art/serve-art.ts";
import { serveConsole } from "../console/console-page.ts";
import type { Exchange } from "../http/exchange.ts";
import type { Reply } from "../handler.ts";
import { serveReference } from "./reference-page.ts";

/**
 * Serves pages and pictures that are not part of the contract: the testers' console, the reference page, pictures. Undefined for other
 * paths.
 */
export async function answerPage({ method, url }: Exchange): Promise<Reply | undefined> {
  if (method !== "GET") return undefined;
  return url.pathname === "/reference" ? serveReference() : (serveConsole(url) ?? serveArt(url));
}
