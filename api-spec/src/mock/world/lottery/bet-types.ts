import { prizeRulesOf } from "./draw-numbers.ts";
import type { LotteryGameRecord, LotteryKind } from "./data/lottery-games.ts";

export type BetTypeId =
  | "size"
  | "parity"
  | "last-two"
  | "pick-one"
  | "pick-two"
  | "pick-three"
  | "champion"
  | "champion-size"
  | "champion-parity"
  | "special"
  | "special-size"
  | "special-parity"
  | "de"
  | "lo"
  | "tail";

/** A choice on the ticket: exactly `count` of the options. */
export interface PickGroup {
  id: "side" | "numbers" | "tens" | "ones";
  options: readonly string[];
  count: number;
}

export interface BetType {
  id: BetTypeId;
  groups: readonly PickGroup[];
  /** Payout per hit including the stake, in hundredths of the stake: 194 pays 1.94 times the stake. */
  oddsHundredths: number;
  /** Average number of hits per draw. */
  expectedHits: number;
  /** Probability that a draw refunds the stake. */
  tieChance: number;
}

const numbers = (from: number, to: number, width: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(width, "0"));

const DIGITS = numbers(0, 9, 1);
const SIZES: readonly PickGroup[] = [{ id: "side", options: ["big", "small"], count: 1 }];
const PARITIES: readonly PickGroup[] = [{ id: "side", options: ["odd", "even"], count: 1 }];
const TWO_DIGITS: readonly PickGroup[] = [
  { id: "tens", options: DIGITS, count: 1 },
  { id: "ones", options: DIGITS, count: 1 },
];
const pickOf = (options: readonly string[], count: number): readonly PickGroup[] => [{ id: "numbers", options, count }];

const bet = (
  id: BetTypeId,
  groups: readonly PickGroup[],
  oddsHundredths: number,
  expectedHits: number,
  tieChance = 0,
): BetType => ({ id, groups, oddsHundredths, expectedHits, tieChance });

const ELEVEN = numbers(1, 11, 2);
const TEN = numbers(1, 10, 2);
const FORTY_NINE = numbers(1, 49, 2);
/** Of the 49 special balls, 24 are on each side; number 49 belongs to neither. */
const LHC_SIDE = 24 / 49;

const BET_TYPES: Record<Exclude<LotteryKind, "LF">, readonly BetType[]> = {
  SSC: [
    bet("size", SIZES, 194, 1 / 2),
    bet("parity", PARITIES, 194, 1 / 2),
    bet("last-two", TWO_DIGITS, 9_600, 1 / 100),
  ],
  "11X5": [
    bet("pick-one", pickOf(ELEVEN, 1), 212, 5 / 11),
    bet("pick-two", pickOf(ELEVEN, 2), 530, 10 / 55),
    bet("pick-three", pickOf(ELEVEN, 3), 1_590, 10 / 165),
  ],
  PK10: [
    bet("champion", pickOf(TEN, 1), 960, 1 / 10),
    bet("champion-size", SIZES, 194, 1 / 2),
    bet("champion-parity", PARITIES, 194, 1 / 2),
  ],
  LHC: [
    bet("special", pickOf(FORTY_NINE, 1), 4_700, 1 / 49),
    bet("special-size", SIZES, 194, LHC_SIDE, 1 / 49),
    bet("special-parity", PARITIES, 194, LHC_SIDE, 1 / 49),
  ],
};

/** A `lo` bet wins on every number of the draw, so its odds depend on how many numbers there are: 27 in the north, else 18. */
const LO_ODDS_HUNDREDTHS = { north: 355, elsewhere: 535 } as const;

/** Total number of prize numbers in a draw of the game. */
export const prizeCountOf = (game: LotteryGameRecord): number =>
  prizeRulesOf(game).reduce((sum, { count }) => sum + count, 0);

/** The bet types of a game; the first is preselected. */
export function betTypesOf(game: LotteryGameRecord): readonly BetType[] {
  if (game.kind !== "LF") return BET_TYPES[game.kind];
  const loOdds = game.region === "north" ? LO_ODDS_HUNDREDTHS.north : LO_ODDS_HUNDREDTHS.elsewhere;
  return [
    bet("lo", TWO_DIGITS, loOdds, prizeCountOf(game) / 100),
    bet("de", TWO_DIGITS, 9_600, 1 / 100),
    bet("tail", pickOf(DIGITS, 1), 960, 1 / 10),
  ];
}

/** Return to player, 0 to 1. */
export const returnOf = ({ oddsHundredths, expectedHits, tieChance }: BetType): number =>
  (oddsHundredths / 100) * expectedHits + tieChance;
