import type { LotteryGameRecord } from "./data/lottery-games.ts";
import { heldDrawTimes, nextDrawTime, resultTimeOf } from "./draws.ts";
import type { Scenarios } from "../scenarios.ts";

/** The longest time until clients should refresh a list (R302). */
const REFRESH_MAX_MS = 30_000;
/** Refresh interval while no draw is open, or while numbers are delayed (R303). */
const REFRESH_FALLBACK_MS = 7_000;
/** Each client waits a random time up to this longer, to spread the load (D10). */
const REFRESH_SPREAD_MS = 2_000;
/** In the scenario `many-members`: spreads a few dozen clients so that at most a quarter of them refresh in the same second. */
const CROWD_SPREAD_MS = 13_500;

/** The first multiple of `stepMs` after `time`. It stays constant between steps, so that unchanged responses keep their ETag (D10). */
const nextStep = (time: number, stepMs: number) => (Math.floor(time / stepMs) + 1) * stepMs;

/** When a refresh of the draws of `games` can bring something new. All values in milliseconds. */
export function refreshOf(games: readonly LotteryGameRecord[], serverTime: number, scenarios: Scenarios) {
  const onSale = games.filter(({ isSale }) => isSale);
  const isLate = onSale.some((game) =>
    heldDrawTimes(game, serverTime, 1).some((drawTime) => resultTimeOf(scenarios, drawTime) > serverTime),
  );
  const due = onSale.map((game) => nextDrawTime(game, serverTime));
  const latest = nextStep(serverTime, due.length > 0 && !isLate ? REFRESH_MAX_MS : REFRESH_FALLBACK_MS);
  const refreshSpreadMs = scenarios.isOn("many-members") ? CROWD_SPREAD_MS : REFRESH_SPREAD_MS;
  return { serverTime, nextRefreshAt: Math.min(latest, ...due), refreshSpreadMs };
}
