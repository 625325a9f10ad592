import { serveArt } from "../art/serve-art.ts";
import type { Exchange, WorldFinder } from "./exchange.ts";
import { servePlay } from "../games/serve-play.ts";
import type { Reply } from "../handler.ts";
import { payTokenOf, servePay } from "../pay/serve-pay.ts";
import { JSON_ALONE, readBody } from "./request-body.ts";

const NOT_HERE: Reply = {
  status: 404,
  headers: { "content-type": "text/plain; charset=utf-8" },
  body: "Games open by their launch address, deposits are paid at their payUrl.",
};

/** A browser that opens a page here sends none of the API's headers; the token in the URL identifies the game or deposit. */
export const worldOfToken: WorldFinder = (worlds, _headers, url) => {
  const payToken = payTokenOf(url.pathname);
  if (payToken !== undefined) {
    return worlds.find((world) => world.deposits.byPayToken(payToken) !== undefined) ?? worlds.shared;
  }
  const token = url.searchParams.get("launch");
  if (token === null) return worlds.shared;
  return worlds.find((world) => world.launches.find(token) !== undefined) ?? worlds.shared;
};

/**
 * Serves the games' separate origin: the playable games, the pictures on their pages, and the pay page, because a payment service is as
 * foreign to the lobby as a game.
 */
export async function answerGames({ request, method, url, headers, world }: Exchange): Promise<Reply> {
  const isPay = payTokenOf(url.pathname) !== undefined;
  if (!isPay && !url.pathname.startsWith("/play/")) return (method === "GET" && (await serveArt(url))) || NOT_HERE;
  const { body } = await readBody(request, headers, world.keys, JSON_ALONE);
  if (isPay) return servePay({ method, url, headers, body }, world);
  return servePlay({ method, url, body }, world);
}
