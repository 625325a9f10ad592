import { serveArt } from "../art/serve-art.ts";
import { serveConsole } from "../console/console-page.ts";
import type { Exchange } from "../http/exchange.ts";
import type { Reply } from "../handler.ts";
import { serveContract, serveReference } from "./contract-pages.ts";

/**
 * Serves pages and files that are not part of the contract: the testers' console, the reference page, the contract itself, pictures.
 * Undefined for other paths.
 */
export async function answerPage({ method, url }: Exchange): Promise<Reply | undefined> {
  if (method !== "GET") return undefined;
  if (url.pathname === "/reference") return serveReference();
  if (url.pathname === "/openapi.json") return serveContract();
  return serveConsole(url) ?? serveArt(url);
}
