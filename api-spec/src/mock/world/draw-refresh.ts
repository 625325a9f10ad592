import type { LotteryGameRecord } from "./data/lottery-games.ts";
import { heldDrawTimes, nextDrawTime, resultTimeOf } from "./draws.ts";
import type { Scenarios } from "./scenarios.ts";

/** Lists are worth asking again after this long at the latest (R302). */
const REFRESH_MAX_MS = 30_000;
/** When no draw is open, or while numbers are late (R303). */
const REFRESH_FALLBACK_MS = 7_000;
/** Clients wait up to this much longer, each its own time (D10). */
const REFRESH_SPREAD_MS = 2_000;
/** In the scenario `many-members`: no second sees more than a quarter of a few dozen clients. */
const CROWD_SPREAD_MS = 13_500;

/** The first multiple of `stepMs` after `time`: it holds still between two answers of the same version (ETag, D10). */
const nextStep = (time: number, stepMs: number) => (Math.floor(time / stepMs) + 1) * stepMs;

/** When asking again about the draws of `games` can show something new. All in milliseconds. */
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
