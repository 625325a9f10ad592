import type { Draw } from "./draw.ts";

export type SlotSymbolName = "lantern" | "dragon" | "koi" | "lotus" | "fan" | "coin";

/** A symbol, the probability that a cell shows it (in percent), and the payout for three on a line, as a multiple of the line stake. */
export interface SlotSymbol {
  name: SlotSymbolName;
  percent: number;
  pays: number;
}

export const SLOT_SYMBOLS: readonly SlotSymbol[] = [
  { name: "lantern", percent: 10, pays: 200 },
  { name: "dragon", percent: 12, pays: 100 },
  { name: "koi", percent: 15, pays: 50 },
  { name: "lotus", percent: 18, pays: 25 },
  { name: "fan", percent: 21, pays: 15 },
  { name: "coin", percent: 24, pays: 10 },
];

/** Lines of cells, numbered 0–8 row by row: three rows and both diagonals. The stake is split evenly over the lines. */
export const SLOT_LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const CELLS = 9;

export interface SlotResult {
  /** Symbol names, row by row. */
  cells: SlotSymbolName[];
  /** Indices into SLOT_LINES of the winning lines. */
  lines: number[];
  payoutMinor: number;
}

/** Payout of the cells for a stake in minor units. */
export function judgeSlot(cells: SlotSymbolName[], stakeMinor: number): SlotResult {
  const wins = SLOT_LINES.map((line) => {
    const [first, second, third] = line.map((cell) => cells[cell]);
    const isLine = first === second && second === third;
    return isLine ? (SLOT_SYMBOLS.find(({ name }) => name === first)?.pays ?? 0) : 0;
  });
  const total = wins.reduce((sum, pays) => sum + pays, 0);
  return {
    cells,
    lines: wins.flatMap((pays, line) => (pays > 0 ? [line] : [])),
    payoutMinor: Math.floor((stakeMinor * total) / SLOT_LINES.length),
  };
}

/** The symbols of a spin, row by row. Each is chosen by a number from 0 to 99, by the percentages in the table's order. */
export function spinCells(draw: Draw): SlotSymbolName[] {
  const pick = (): SlotSymbolName => {
    let left = draw.take(100);
    for (const { name, percent } of SLOT_SYMBOLS) {
      left -= percent;
      if (left < 0) return name;
    }
    throw new RangeError("The symbols do not add up to 100 percent");
  };
  return Array.from({ length: CELLS }, pick);
}

/** Return to player, 0 to 1. The value is exact, because all lines are alike. */
export const SLOT_RETURN = SLOT_SYMBOLS.reduce((sum, { percent, pays }) => sum + (percent / 100) ** 3 * pays, 0);
