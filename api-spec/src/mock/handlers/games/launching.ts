import { failure, type HandlerRequest, type Reply } from "../../handler.ts";
import type { Account } from "../../world/identity/accounts.ts";
import type { CatalogueGame } from "../../world/games/catalogue.ts";

/** Hosts that a game of the mock may send the member back to: only this machine. */
const BACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);
const DEFAULT_BACK_URL = "http://localhost:5173/";

/** Returns the back address when it leads to this machine, else undefined. */
function safeBackUrl(backUrl: string | undefined, host: string | undefined): string | undefined {
  const url = URL.parse(backUrl ?? DEFAULT_BACK_URL);
  if (!url || !["http:", "https:"].includes(url.protocol) || url.username || url.password) return undefined;
  return BACK_HOSTS.has(url.hostname) || url.host === host ? url.href : undefined;
}

interface LaunchWish {
  backUrl?: string | undefined;
  language: string;
}

/** Launches `game` for the account and adds it to the recent games. `answer` builds the response from the address. */
export function launch(
  request: HandlerRequest,
  account: Account,
  game: CatalogueGame,
  { backUrl, language }: LaunchWish,
  answer: (address: string) => Reply,
): Reply {
  const { headers, now, gamesOrigin, world, token: sessionToken = "" } = request;
  const back = safeBackUrl(backUrl, headers.host);
  if (!back) return failure(request, 400, "INVALID_URL");
  const sessionId = world.sessions.find(sessionToken)?.id ?? "";
  const { id: accountId } = account;
  const token = world.launches.create({ sessionId, accountId, gameCode: game.code, backUrl: back, language });
  world.recents.record(account.id, game.nodeId, now);
  world.protection.sessions.record(account.id);
  return answer(`${gamesOrigin}/play/${game.engine}?launch=${token}`);
}
