import type { SeededRandom } from "../world/random.ts";

/** The crane stands still at 1.00 for this long; cashing out then gives the stake back. */
export const TAKE_OFF_MS = 2_000;
/** Doubles about every 5.8 seconds. */
const GROWTH_PER_MS = 0.00012;
export const CRASH_RETURN = 0.97;
const HIGHEST = 1_000;
/** An account's first flight goes at least this far, so that everyone sees how it works before it can end early. */
export const FIRST_FLIGHT_LEAST = 2;

const cents = (value: number) => Math.floor(value * 100) / 100;

/** How far a flight goes: P(at least x) = 0.97 / x, so that no moment to cash out is better than another. */
export function drawCrashPoint(random: SeededRandom, isFirst: boolean): number {
  const point = cents(Math.min(HIGHEST, Math.max(1, CRASH_RETURN / (1 - random.next()))));
  return isFirst ? Math.max(FIRST_FLIGHT_LEAST, point) : point;
}

/** The multiplier after `elapsedMs`, cut to two decimals as it is shown and paid. */
export const multiplierAt = (elapsedMs: number): number =>
  cents(Math.exp(Math.max(0, elapsedMs - TAKE_OFF_MS) * GROWTH_PER_MS) + 1e-9);

/** Milliseconds from the start until the flight ends. */
export const flightMs = (crashPoint: number): number => Math.ceil(TAKE_OFF_MS + Math.log(crashPoint) / GROWTH_PER_MS);
