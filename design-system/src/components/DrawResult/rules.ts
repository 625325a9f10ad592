/** Families of lottery games with the same kind of draw (R513); VN stands for the provinces of Viet Nam. */
export const LOTTERY_FAMILIES = ["VN", "11X5", "LF", "LHC", "PK10", "SSC"] as const;
export type LotteryFamily = (typeof LOTTERY_FAMILIES)[number];

/** Number of empty balls to show while the numbers are not known yet. */
const BALLS: Record<LotteryFamily, { numbers: number; specials: number }> = {
  VN: { numbers: 5, specials: 0 },
  "11X5": { numbers: 5, specials: 0 },
  LF: { numbers: 8, specials: 0 },
  LHC: { numbers: 6, specials: 1 },
  PK10: { numbers: 10, specials: 0 },
  SSC: { numbers: 5, specials: 0 },
};

export interface DrawnBalls {
  numbers: string[];
  specials: string[];
}

const empty = (count: number) => Array.from({ length: count }, () => "");

/**
 * Returns the balls of a draw.
 * @param winningNumber the comma-separated list from the API, in the order drawn; for LHC the last one is the special ball. Null while the
 * result is late.
 */
export function ballsOf(winningNumber: string | null, family: LotteryFamily): DrawnBalls {
  const usual = BALLS[family];
  const drawn = winningNumber?.split(",").filter(Boolean) ?? [];
  if (drawn.length === 0) return { numbers: empty(usual.numbers), specials: empty(usual.specials) };
  const plain = Math.max(0, drawn.length - usual.specials);
  return { numbers: drawn.slice(0, plain), specials: drawn.slice(plain) };
}

const SHORT_DIGITS = 3;

/** How many numbers of a prize fit in a row on a phone. Rows have the same length where possible. */
export function numbersPerRow(numbers: readonly string[]): number {
  const count = Math.max(1, numbers.length);
  const isShort = numbers.every((number) => number.length <= SHORT_DIGITS);
  if (count <= 3 || (count === 4 && isShort)) return count;
  return count % 3 === 1 && count < 7 ? 2 : 3;
}
