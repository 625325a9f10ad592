import type { ItemRange } from "../../foundations/scrolling/drawn-items.ts";

/** By how much a row is higher than usual, by row key: its label or detail wraps. Rows without an entry have the usual height. */
export type ExtraHeights = ReadonlyMap<string, number>;

/** Returns the position of each row in px from the first, followed by the height of all rows. */
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

/** Returns the row at this position; the first or last row if it is outside. */
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

/** Returns the indexes of the rows to render, in order: those near the viewport, and the one that Tab can reach, wherever it is. */
export function placesOf({ first, last }: ItemRange, active: number, rowCount: number): number[] {
  const end = Math.min(last, rowCount - 1);
  const places = new Set([active]);
  for (let index = Math.min(first, end); index <= end; index++) places.add(index);
  return [...places].sort((one, other) => one - other);
}

/** Smaller differences come from rounding. */
const SAME_PX = 1;

export interface Measured {
  extras: ExtraHeights;
  /** By how much the rows above the viewport have grown. Scroll by it, so that the visible rows do not move. */
  grownAbovePx: number;
}

/**
 * Updates the known heights with those of the rendered rows.
 * @param heights heights of rows by index
 * @param firstInView index of the first visible row
 * @returns undefined if nothing has changed
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
    // A smaller height, for example of a hidden tree, counts as the usual one. Otherwise each measurement would be a change.
    const now = Math.max(0, heightPx - rowPx);
    if (Math.abs(now - before) < SAME_PX) continue;
    next ??= new Map(extras);
    if (now < SAME_PX) next.delete(key);
    else next.set(key, now);
    if (index < firstInView) grownAbovePx += now - before;
  }
  return next && { extras: next, grownAbovePx };
}
