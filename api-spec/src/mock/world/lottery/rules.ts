import type { DrawnNumbers } from "./draw-numbers.ts";
import type { BetType, BetTypeId } from "./bet-types.ts";

/** The member's picks: a list of options for each group of the bet type. */
export type Picks = readonly (readonly string[])[];

/** Result of a bet: the number of hits, or that the stake is refunded. */
export interface Outcome {
  hits: number;
  isTie: boolean;
}

/** Whether each group has exactly the required number of different options. */
export const arePicksValid = ({ groups }: BetType, picks: Picks): boolean =>
  picks.length === groups.length &&
  groups.every(({ options, count }, index) => {
    const chosen = new Set(picks[index]);
    return (
      chosen.size === count && picks[index]?.length === count && [...chosen].every((pick) => options.includes(pick))
    );
  });

type Judge = (picks: readonly string[], drawn: DrawnNumbers) => boolean | number | "tie";

const sum = (numbers: readonly string[]) => numbers.reduce((total, number) => total + Number(number), 0);
const sizeOf = (value: number, bigFrom: number) => (value >= bigFrom ? "big" : "small");
const parityOf = (value: number) => (value % 2 === 0 ? "even" : "odd");

const first = ({ numbers }: DrawnNumbers) => Number(numbers[0]);
const last = ({ numbers }: DrawnNumbers) => Number(numbers.at(-1));
const endsWith = ({ numbers }: DrawnNumbers, pair: string) => numbers.join("").endsWith(pair);
const areAllDrawn: Judge = (picks, { numbers }) => picks.every((pick) => numbers.includes(pick));

const SSC_BIG_FROM = 23;
const CHAMPION_BIG_FROM = 6;
const SPECIAL_BIG_FROM = 25;
/** The LHC ball that is neither big nor small, odd nor even. */
const SPECIAL_TIE = 49;

const JUDGES: Record<BetTypeId, Judge> = {
  size: ([side], { numbers }) => sizeOf(sum(numbers), SSC_BIG_FROM) === side,
  parity: ([side], { numbers }) => parityOf(sum(numbers)) === side,
  "last-two": (picks, drawn) => endsWith(drawn, picks.join("")),
  "pick-one": areAllDrawn,
  "pick-two": areAllDrawn,
  "pick-three": areAllDrawn,
  champion: ([pick], drawn) => first(drawn) === Number(pick),
  "champion-size": ([side], drawn) => sizeOf(first(drawn), CHAMPION_BIG_FROM) === side,
  "champion-parity": ([side], drawn) => parityOf(first(drawn)) === side,
  special: ([pick], drawn) => last(drawn) === Number(pick),
  "special-size": ([side], drawn) =>
    last(drawn) === SPECIAL_TIE ? "tie" : sizeOf(last(drawn), SPECIAL_BIG_FROM) === side,
  "special-parity": ([side], drawn) => (last(drawn) === SPECIAL_TIE ? "tie" : parityOf(last(drawn)) === side),
  de: (picks, drawn) => endsWith(drawn, picks.join("")),
  lo: (picks, { prizes }) =>
    prizes.flatMap(({ numbers }) => numbers).filter((number) => number.endsWith(picks.join(""))).length,
  tail: ([pick], drawn) => last(drawn) === Number(pick),
};

/** Returns the result of a bet with valid picks. */
export function outcomeOf(id: BetTypeId, picks: Picks, drawn: DrawnNumbers): Outcome {
  const verdict = JUDGES[id](picks.flat(), drawn);
  return verdict === "tie" ? { hits: 0, isTie: true } : { hits: Number(verdict), isTie: false };
}

/** Payout of a bet in minor units, including the stake. */
export const payoutMinorOf = (stakeMinor: number, oddsHundredths: number, hits: number): number =>
  Math.floor((stakeMinor * oddsHundredths * hits) / 100);
