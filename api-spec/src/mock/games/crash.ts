import type { Draw } from "./draw.ts";

/** The multiplier stays at 1.00 for this long; cashing out then refunds the stake. */
export const TAKE_OFF_MS = 2_000;
/** The multiplier doubles about every 5.8 seconds. */
const GROWTH_PER_MS = 0.00012;
export const CRASH_RETURN = 0.97;
const HIGHEST = 1_000;
/** Number of equally likely outcomes. A whole number, so that every machine computes the same flight. */
const SHARES = 2 ** 52;

const cents = (value: number) => Math.floor(value * 100) / 100;

/** The multiplier at which a flight ends: P(at least x) = 0.97 / x, so that no moment to cash out is better than another. */
export function drawCrashPoint(draw: Draw): number {
  const share = SHARES - draw.take(SHARES);
  const hundredths = (BigInt(CRASH_RETURN * 100) * BigInt(SHARES)) / BigInt(share);
  return Math.min(HIGHEST * 100, Math.max(100, Number(hundredths))) / 100;
}

/** The multiplier after `elapsedMs`, cut to two decimals, as it is shown and paid. */
export const multiplierAt = (elapsedMs: number): number =>
  cents(Math.exp(Math.max(0, elapsedMs - TAKE_OFF_MS) * GROWTH_PER_MS) + 1e-9);

/** Milliseconds from the start until the flight ends. */
export const flightMs = (crashPoint: number): number => Math.ceil(TAKE_OFF_MS + Math.log(crashPoint) / GROWTH_PER_MS);
