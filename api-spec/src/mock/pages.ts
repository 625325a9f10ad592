import { serveArt } from "./art/serve-art.ts";
import type { Reply } from "./handler.ts";

/** A page or picture beside the contract: drawn art. Undefined when the address is none of them. */
export function answerPage(method: string, url: URL): Reply | undefined {
  return method === "GET" ? serveArt(url) : undefined;
}
