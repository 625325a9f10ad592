import type { LaunchableGame } from "../../shared/session/rules.ts";

/** What a launch does (R314–R320): opens a route, an outside call or a list. */
export type Launch =
  | { kind: "route"; path: string }
  | { kind: "window" }
  | { kind: "gameList"; vassalage: string }
  | { kind: "seamless"; path: string };

const LOTTERY_TYPES: readonly string[] = ["LOTT", "ELOTT"];
const LOTT_ROUTE_ACCOUNTS: readonly string[] = ["TCG_SEA", "TCG_LOTTO_VN"];
const LOTTERY_ROUTE_ACCOUNTS: readonly string[] = ["LOTT", "ELOTT"];

const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query).toString()}`;

/** The lottery flow (R318, R319): the route for the account; undefined when the account is not a lottery's. */
function lotteryRoute(game: LaunchableGame): string | undefined {
  if (LOTT_ROUTE_ACCOUNTS.includes(game.accountTypeName)) {
    return withQuery("/lott", { vendor: game.accountTypeName, gameType: "elott", code: game.code });
  }
  if (LOTTERY_ROUTE_ACCOUNTS.includes(game.accountTypeName)) {
    const { code, defaultPlayType } = game;
    return code && defaultPlayType ? withQuery("/lottery", { gameCode: code, playType: defaultPlayType }) : "/lottery";
  }
  return undefined;
}

/**
 * Decides what opening a game does (data path 3). Call it after `requireAuth` has checked login and account.
 * A vendor's lobby lists its games first (R316). Lottery types use the lottery flow (R314). LIVE opens a window (R315). All others play
 * inside the route (R317, R320).
 */
export function decideLaunch(game: LaunchableGame): Launch {
  if (game.isGame === "VASSALAGE") return { kind: "gameList", vassalage: game.vassalage };
  const route = LOTTERY_TYPES.includes(game.gameType) ? lotteryRoute(game) : undefined;
  if (route) return { kind: "route", path: route };
  if (game.gameType === "LIVE") return { kind: "window" };
  const query = { vendor: game.vassalage, nodeId: String(game.nodeId), code: game.code, gameType: game.gameType };
  return { kind: "seamless", path: withQuery("/seamless", query) };
}
