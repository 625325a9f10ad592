import { serveArt } from "./art/serve-art.ts";
import { serveConsole } from "./console/console-page.ts";
import { servePlay } from "./games/serve-play.ts";
import type { Reply } from "./handler.ts";
import { readBody } from "./request-body.ts";
import type { Exchange } from "./exchange.ts";

/** Pages and pictures beside the contract: the testers' console, drawn art, playable games. Undefined elsewhere. */
export async function answerPage({ request, method, url, headers, world }: Exchange): Promise<Reply | undefined> {
  if (!url.pathname.startsWith("/play/")) return method === "GET" ? (serveConsole(url) ?? serveArt(url)) : undefined;
  const { body } = await readBody(request, headers, world.keys, false);
  return servePlay({ method, url, body }, world);
}
