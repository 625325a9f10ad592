import { serveArt } from "./art/serve-art.ts";
import type { Exchange, WorldFinder } from "./exchange.ts";
import { servePlay } from "./games/serve-play.ts";
import type { Reply } from "./handler.ts";
import { readBody } from "./request-body.ts";

const NOT_HERE: Reply = {
  status: 404,
  headers: { "content-type": "text/plain; charset=utf-8" },
  body: "Games open by their launch address.",
};

/** A browser that opens a game sends no header of ours: its launch token tells whose game it is. */
export const worldOfLaunch: WorldFinder = (worlds, _headers, url) => {
  const token = url.searchParams.get("launch");
  if (token === null) return worlds.shared;
  return worlds.find((world) => world.launches.use(token, world.clock.now()) !== undefined) ?? worlds.shared;
};

/** All that the games' own origin serves: the playable games, and the pictures on their pages. */
export async function answerGames({ request, method, url, headers, world }: Exchange): Promise<Reply> {
  if (!url.pathname.startsWith("/play/")) return (method === "GET" && serveArt(url)) || NOT_HERE;
  const { body } = await readBody(request, headers, world.keys, new Set());
  return servePlay({ method, url, body }, world);
}
