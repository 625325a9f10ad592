import type { RowRange } from "../../foundations/drawn-rows.ts";

export interface GridMeasures {
  columns: number;
  /** Height of a card. */
  rowPx: number;
  gapPx: number;
  /** From the beginning of the page to the list. */
  topPx: number;
}

/** Half a pixel is what rounding makes of the same page. */
const SAME_PX = 0.5;

export const sameMeasures = (first: GridMeasures, second: GridMeasures): boolean =>
  first.columns === second.columns &&
  Math.abs(first.rowPx - second.rowPx) < SAME_PX &&
  Math.abs(first.gapPx - second.gapPx) < SAME_PX &&
  Math.abs(first.topPx - second.topPx) < SAME_PX;

/** The rows of which the window shows something; the nearest one where it stands above or below the list. */
export function rowsInView(
  { rowPx, gapPx, topPx }: GridMeasures,
  view: { scrollPx: number; heightPx: number },
  rowCount: number,
): RowRange {
  const rowAt = (px: number) => Math.min(rowCount - 1, Math.max(0, Math.floor((px - topPx) / (rowPx + gapPx))));
  return { first: rowAt(view.scrollPx), last: rowAt(view.scrollPx + view.heightPx) };
}

/** Places of the items in these rows, and of the row that holds the focus; the last row may be short. */
export function placesOf(rows: RowRange, focusedRow: number | undefined, columns: number, count: number): number[] {
  const drawn = Array.from({ length: rows.last - rows.first + 1 }, (_none, index) => rows.first + index);
  const isKept = focusedRow !== undefined && (focusedRow < rows.first || focusedRow > rows.last);
  const all = isKept ? [...drawn, focusedRow].sort((one, other) => one - other) : drawn;
  return all.flatMap((row) =>
    Array.from({ length: columns }, (_none, column) => row * columns + column).filter((index) => index < count),
  );
}
