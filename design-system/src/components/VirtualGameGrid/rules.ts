import type { ItemRange } from "../../foundations/scrolling/drawn-items.ts";

export interface GridMeasures {
  columns: number;
  /** Height of a card. */
  rowPx: number;
  gapPx: number;
  /** Distance from the top of the page to the list. */
  topPx: number;
}

/** Differences of less than half a pixel come from rounding. */
const SAME_PX = 0.5;

export const sameMeasures = (first: GridMeasures, second: GridMeasures): boolean =>
  first.columns === second.columns &&
  Math.abs(first.rowPx - second.rowPx) < SAME_PX &&
  Math.abs(first.gapPx - second.gapPx) < SAME_PX &&
  Math.abs(first.topPx - second.topPx) < SAME_PX;

/** Returns the cards of the visible rows; of the nearest row if the list is outside the viewport. */
export function cardsInView(
  { columns, rowPx, gapPx, topPx }: GridMeasures,
  view: { scrollPx: number; heightPx: number },
  count: number,
): ItemRange {
  const lastRow = Math.ceil(count / columns) - 1;
  const rowAt = (px: number) => Math.min(lastRow, Math.max(0, Math.floor((px - topPx) / (rowPx + gapPx))));
  return {
    first: rowAt(view.scrollPx) * columns,
    last: Math.min(count, (rowAt(view.scrollPx + view.heightPx) + 1) * columns) - 1,
  };
}

/** Whether the range begins or ends in the middle of a row, so that the row lacks some of its games. */
export const isWithinRow = ({ first, last }: ItemRange, columns: number, count: number): boolean =>
  first % columns !== 0 || ((last + 1) % columns !== 0 && last + 1 < count);

/** Returns the indexes of the cards to render, in order, with the focused one. */
export function placesOf({ first, last }: ItemRange, focused: number | undefined): number[] {
  const places = Array.from({ length: last - first + 1 }, (_none, index) => first + index);
  const isKept = focused !== undefined && (focused < first || focused > last);
  return isKept ? [...places, focused].sort((one, other) => one - other) : places;
}
