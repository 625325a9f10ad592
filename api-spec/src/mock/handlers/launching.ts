import { failure, type HandlerRequest, type Reply } from "../handler.ts";
import type { CatalogueGame } from "../world/catalogue.ts";

const RESTRICTED_TYPE = 4;
/** Games of the mock send the member back to a page of this machine, never elsewhere. */
const BACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);
const DEFAULT_HOST = "localhost:4010";
const DEFAULT_BACK_URL = "http://localhost:5173/";

/** Why the session may not launch; undefined when it may. */
export function refusalOf(
  request: HandlerRequest,
  { isFreePlayAllowed }: { isFreePlayAllowed: boolean },
): Reply | undefined {
  const { account } = request;
  if (!account) return failure(request, 401, "UNAUTHENTICATED");
  if (account.type === RESTRICTED_TYPE) return failure(request, 403, "ACCOUNT_RESTRICTED");
  if (account.role === "guest" && !isFreePlayAllowed) return failure(request, 403, "REAL_ACCOUNT_REQUIRED");
  return undefined;
}

/** The address to come back to, when it leads to a page of this machine. */
function safeBackUrl(backUrl: string | undefined, host: string): string | undefined {
  const url = URL.parse(backUrl ?? DEFAULT_BACK_URL);
  if (!url || !["http:", "https:"].includes(url.protocol) || url.username || url.password) return undefined;
  return BACK_HOSTS.has(url.hostname) || url.host === host ? url.href : undefined;
}

interface LaunchWish {
  backUrl?: string | undefined;
  language: string;
  /** Idempotency key: the same key and wish get the same address. */
  key?: string | undefined;
}

/** Opens `game` for the session's account and remembers it as played; `answer` shapes the reply around the address. */
export function launch(
  request: HandlerRequest,
  game: CatalogueGame,
  { backUrl, language, key }: LaunchWish,
  answer: (address: string) => Reply,
): Reply {
  const { account, headers, now, world } = request;
  if (!account) return failure(request, 401, "UNAUTHENTICATED");
  const host = headers.host ?? DEFAULT_HOST;
  const back = safeBackUrl(backUrl, host);
  if (!back) return failure(request, 400, "INVALID_URL");
  const wish = { accountId: account.id, gameCode: game.code, backUrl: back, language };
  const earlier = key === undefined ? undefined : world.launches.findByKey(account.id, key, now);
  const isOther =
    earlier && (earlier.gameCode !== game.code || earlier.backUrl !== back || earlier.language !== language);
  if (isOther) return failure(request, 409, "IDEMPOTENCY_CONFLICT");
  const { token } = earlier ?? world.launches.create({ ...wish, key }, now);
  world.recents.record(account.id, game.nodeId, now);
  return answer(`http://${host}/play/${game.engine}?launch=${token}`);
}
