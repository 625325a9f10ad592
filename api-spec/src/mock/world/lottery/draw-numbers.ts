import type { LotteryGameRecord, LotteryKind } from "./data/lottery-games.ts";
import { seededRandom, type SeededRandom } from "../random.ts";

/** Prizes of the Viet Nam family, highest first; the north has no eighth. */
export type PrizeName = "special" | "first" | "second" | "third" | "fourth" | "fifth" | "sixth" | "seventh" | "eighth";

export interface Prize {
  prize: PrizeName;
  /** Each is drawn separately and has the number of digits of its prize. */
  numbers: readonly string[];
}

/** The result of one draw. */
export interface DrawnNumbers {
  /** In the order drawn. LHC: the last is the special ball. LF: the digits of the special prize. */
  numbers: readonly string[];
  /** All prizes of a draw of the LF family; empty for the others. */
  prizes: readonly Prize[];
}

/** For each kind: how many numbers are drawn, from which range, and whether they may repeat (R513). LF draws prizes instead. */
export const KIND_RULES: Record<
  Exclude<LotteryKind, "LF">,
  { count: number; from: number; to: number; isDistinct: boolean }
> = {
  SSC: { count: 5, from: 0, to: 9, isDistinct: false },
  "11X5": { count: 5, from: 1, to: 11, isDistinct: true },
  PK10: { count: 10, from: 1, to: 10, isDistinct: true },
  LHC: { count: 7, from: 1, to: 49, isDistinct: true },
};

interface PrizeRule {
  prize: PrizeName;
  digits: number;
  count: number;
}

/** 27 numbers, for the north. */
const NORTHERN_PRIZES: readonly PrizeRule[] = [
  { prize: "special", digits: 5, count: 1 },
  { prize: "first", digits: 5, count: 1 },
  { prize: "second", digits: 5, count: 2 },
  { prize: "third", digits: 5, count: 6 },
  { prize: "fourth", digits: 4, count: 4 },
  { prize: "fifth", digits: 4, count: 6 },
  { prize: "sixth", digits: 3, count: 3 },
  { prize: "seventh", digits: 2, count: 4 },
];

/** 18 numbers, for the centre, the south and the quick draws that follow them. */
const SOUTHERN_PRIZES: readonly PrizeRule[] = [
  { prize: "special", digits: 6, count: 1 },
  { prize: "first", digits: 5, count: 1 },
  { prize: "second", digits: 5, count: 1 },
  { prize: "third", digits: 5, count: 2 },
  { prize: "fourth", digits: 5, count: 7 },
  { prize: "fifth", digits: 4, count: 1 },
  { prize: "sixth", digits: 4, count: 3 },
  { prize: "seventh", digits: 3, count: 1 },
  { prize: "eighth", digits: 2, count: 1 },
];

/** The prizes of an LF game. */
export const prizeRulesOf = ({ region }: Pick<LotteryGameRecord, "region">): readonly PrizeRule[] =>
  region === "north" ? NORTHERN_PRIZES : SOUTHERN_PRIZES;

/** The numbers of one draw. They depend only on the game and the time, so that past draws are the same after a restart. */
export function numbersOf(game: LotteryGameRecord, drawTime: number): DrawnNumbers {
  const random = seededRandom(`${game.code}@${drawTime}`);
  if (game.kind === "LF") return drawPrizes(prizeRulesOf(game), random);
  const { count, from, to, isDistinct } = KIND_RULES[game.kind];
  if (!isDistinct) return { numbers: Array.from({ length: count }, () => String(random.int(from, to))), prizes: [] };
  const all = Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(2, "0"));
  return { numbers: random.shuffle(all).slice(0, count), prizes: [] };
}

function drawPrizes(rules: readonly PrizeRule[], random: SeededRandom): DrawnNumbers {
  const drawOne = (digits: number) => Array.from({ length: digits }, () => String(random.int(0, 9))).join("");
  const prizes = rules.map(({ prize, digits, count }) => ({
    prize,
    numbers: Array.from({ length: count }, () => drawOne(digits)),
  }));
  return { numbers: (prizes[0]?.numbers[0] ?? "").split(""), prizes };
}
