import { Refusal, type HandlerRequest } from "../../handler.ts";
import type { Account } from "../../world/identity/accounts.ts";
import type { CatalogueGame } from "../../world/games/catalogue.ts";

/** Names of this machine. A game of the mock may send the member back to it. */
const BACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Returns the back address when it leads to this machine or to the app, else undefined. The default is the app. */
function safeBackUrl({ headers, appOrigin }: HandlerRequest, backUrl = appOrigin): string | undefined {
  const url = URL.parse(backUrl);
  if (!url || !["http:", "https:"].includes(url.protocol) || url.username || url.password) return undefined;
  const isKnown = BACK_HOSTS.has(url.hostname) || url.host === headers.host || url.origin === appOrigin;
  return isKnown ? url.href : undefined;
}

interface LaunchWish {
  backUrl?: string | undefined;
  language: string;
}

/** Launches `game` for the account and adds it to the recent games. Returns its address. @throws Refusal for an unsafe back address */
export function launch(
  request: HandlerRequest,
  account: Account,
  game: CatalogueGame,
  { backUrl, language }: LaunchWish,
): string {
  const { now, gamesOrigin, world, token: sessionToken = "" } = request;
  const back = safeBackUrl(request, backUrl);
  if (!back) throw new Refusal(400, "INVALID_URL");
  const sessionId = world.sessions.find(sessionToken)?.id ?? "";
  const { id: accountId } = account;
  const token = world.launches.create({ sessionId, accountId, gameCode: game.code, backUrl: back, language });
  world.recents.record(account.id, game.nodeId, now);
  world.protection.sessions.record(account.id);
  return `${gamesOrigin}/play/${game.engine}?launch=${token}`;
}
