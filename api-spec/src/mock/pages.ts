import { serveArt } from "./art/serve-art.ts";
import { servePlay } from "./games/serve-play.ts";
import type { Reply } from "./handler.ts";
import { readBody } from "./request-body.ts";
import type { Exchange } from "./exchange.ts";

/** Pages and pictures beside the contract: drawn art and playable games. Undefined for any other address. */
export async function answerPage({ request, method, url, headers, world }: Exchange): Promise<Reply | undefined> {
  if (method === "GET" && url.pathname.startsWith("/art/")) return serveArt(url);
  if (!url.pathname.startsWith("/play/")) return undefined;
  const { body } = await readBody(request, headers, world.keys, false);
  return servePlay({ method, url, body }, world);
}
