import { DAY_MS } from "../clock.ts";

export type LimitKind = "deposit" | "loss" | "session";
export type LimitPeriod = "24h" | "7d" | "1m";

/** Length of a limit's rolling period; a month is 30 days. */
export const PERIOD_MS: Readonly<Record<LimitPeriod, number>> = { "24h": DAY_MS, "7d": 7 * DAY_MS, "1m": 30 * DAY_MS };
export const PERIODS: readonly LimitPeriod[] = ["24h", "7d", "1m"];

/** How long a member waits before a higher limit can be confirmed. */
export const COOL_OFF_MS = DAY_MS;
/** How long it can be confirmed after that wait. */
export const CONFIRMATION_MS = 7 * DAY_MS;

/** Something that counts towards a limit: an amount in minor units, or milliseconds of play, with its time. */
export interface Use {
  /** A negative amount reduces the use: a win offsets a loss. */
  amount: number;
  /** Epoch milliseconds. */
  at: number;
}

export const usedOf = (uses: readonly Use[]): number => Math.max(0, sum(uses));

/**
 * Returns when `wanted` fits under the limit again, as uses leave the rolling period.
 * @param uses all of the period, oldest first
 * @returns epoch milliseconds; `now` when it fits already, a whole period from now when it never will
 */
export function fitsAt(uses: readonly Use[], limit: number, wanted: number, periodMs: number, now: number): number {
  let rest = sum(uses);
  const fits = () => Math.max(0, rest) + wanted <= limit;
  if (fits()) return now;
  for (const { amount, at } of uses) {
    rest -= amount;
    if (fits()) return at + periodMs;
  }
  return now + periodMs;
}

const sum = (uses: readonly Use[]) => uses.reduce((total, { amount }) => total + amount, 0);
