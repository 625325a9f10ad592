import type { ItemRange } from "../../foundations/drawn-items.ts";

/** How much higher a row is than the usual one, by its key: its label or its detail goes on below. Rows that are not here are usual. */
export type ExtraHeights = ReadonlyMap<string, number>;

/** Where each row begins, in px from the first, and at the end the height of all. */
export function startsOf(rows: readonly { key: string }[], rowPx: number, extras: ExtraHeights): Float64Array {
  const starts = new Float64Array(rows.length + 1);
  let px = 0;
  for (const [index, { key }] of rows.entries()) {
    starts[index] = px;
    px += rowPx + (extras.size > 0 ? (extras.get(key) ?? 0) : 0);
  }
  starts[rows.length] = px;
  return starts;
}

/** The row at this height; the nearest one above and below all. */
export function rowAt(starts: Float64Array, px: number): number {
  let first = 0;
  let last = starts.length - 2;
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if ((starts[middle] ?? 0) <= px) first = middle;
    else last = middle - 1;
  }
  return first;
}

/** The rows that are in the document, in their order: those drawn, and the one of the Tab key. */
export function placesOf({ first, last }: ItemRange, active: number, rowCount: number): number[] {
  const end = Math.min(last, rowCount - 1);
  const places = new Set([active]);
  for (let index = Math.min(first, end); index <= end; index++) places.add(index);
  return [...places].sort((one, other) => one - other);
}

/** What rounding makes of the same row. */
const SAME_PX = 1;

export interface Measured {
  extras: ExtraHeights;
  /** By how much the rows above the window have grown: what is in sight must not move. */
  grownAbovePx: number;
}

/**
 * Takes in how high the drawn rows are.
 * @param heights of rows by their places
 * @param firstInView rows before it stand above the window
 * @returns undefined when all is as it was known
 */
export function withHeights(
  rows: readonly { key: string }[],
  rowPx: number,
  extras: ExtraHeights,
  heights: ReadonlyMap<number, number>,
  firstInView: number,
): Measured | undefined {
  let next: Map<string, number> | undefined;
  let grownAbovePx = 0;
  for (const [index, heightPx] of heights) {
    const key = rows[index]?.key;
    if (key === undefined) continue;
    const before = extras.get(key) ?? 0;
    // A row that is lower, as while the tree is out of sight, is a usual one: else it would be news at every look.
    const now = Math.max(0, heightPx - rowPx);
    if (Math.abs(now - before) < SAME_PX) continue;
    next ??= new Map(extras);
    if (now < SAME_PX) next.delete(key);
    else next.set(key, now);
    if (index < firstInView) grownAbovePx += now - before;
  }
  return next && { extras: next, grownAbovePx };
}
