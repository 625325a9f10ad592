import type { MinesView } from "./protocol.ts";
import type { Draw } from "./draw.ts";

export const MINES_CELLS = 25;
export const MINES_CHOICES = [1, 3, 5, 10] as const;
export const MINES_RETURN = 0.97;

/** Positions of the mines, fixed before the first pick: the first `count` cells of a Fisher–Yates shuffle from the front. */
export function layMines(draw: Draw, count: number): number[] {
  const cells = Array.from({ length: MINES_CELLS }, (_, cell) => cell);
  const mines: number[] = [];
  for (let index = 0; index < count; index++) {
    const other = index + draw.take(MINES_CELLS - index);
    mines.push(cells[other] ?? index);
    cells[other] = cells[index] ?? other;
  }
  return mines.sort((left, right) => left - right);
}

/** The multiplier after `picks` safe picks: 0.97 divided by the probability of reaching it. */
export function minesMultiplier(mines: number, picks: number): number {
  let odds = 1;
  for (let pick = 0; pick < picks; pick++) odds *= (MINES_CELLS - pick) / (MINES_CELLS - mines - pick);
  return picks === 0 ? 1 : Math.floor(odds * MINES_RETURN * 100) / 100;
}

type MinesState = Pick<MinesView, "isOpen" | "picks">;

/** Whether an answer about a round shows a state after `shown`. Answers to quick presses may arrive in another order. */
export const isLaterState = (answer: MinesState, shown: MinesState): boolean =>
  shown.isOpen && (!answer.isOpen || answer.picks.length >= shown.picks.length);
