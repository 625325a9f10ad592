import type { SeededRandom } from "../world/random.ts";

export const MINES_CELLS = 25;
export const MINES_CHOICES = [1, 3, 5, 10] as const;
export const MINES_RETURN = 0.97;

/** Where the mines are, fixed before the first pick. */
export const layMines = (random: SeededRandom, count: number): number[] =>
  random
    .shuffle(Array.from({ length: MINES_CELLS }, (_, cell) => cell))
    .slice(0, count)
    .sort((left, right) => left - right);

/** What the stake has grown to after `picks` safe picks: 0.97 over the chance of getting so far. */
export function minesMultiplier(mines: number, picks: number): number {
  let odds = 1;
  for (let pick = 0; pick < picks; pick++) odds *= (MINES_CELLS - pick) / (MINES_CELLS - mines - pick);
  return picks === 0 ? 1 : Math.floor(odds * MINES_RETURN * 100) / 100;
}
