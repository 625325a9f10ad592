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

/** Rows of a list from the first to the last, both counted in, from 0. */
export interface RowRange {
  first: number;
  last: number;
}

/** The rows of which the window shows something; the nearest one where it stands above or below the list. */
export function rowsInView(
  { rowPx, gapPx, topPx }: GridMeasures,
  view: { scrollPx: number; heightPx: number },
  rowCount: number,
): RowRange {
  const rowAt = (px: number) => Math.min(rowCount - 1, Math.max(0, Math.floor((px - topPx) / (rowPx + gapPx))));
  return { first: rowAt(view.scrollPx), last: rowAt(view.scrollPx + view.heightPx) };
}

/** Rows above and below the window that are drawn already. */
const ROWS_AHEAD = 2;

/**
 * What is to be drawn next: a few rows more than what is drawn now, those in sight first, and none that is far away. Step by step,
 * since many new cards in one frame would make it a long one.
 * @param rowsAtOnce how many may be new
 * @returns `drawn` itself when nothing is left to do
 */
export function nextRows(drawn: RowRange, view: RowRange, rowCount: number, rowsAtOnce: number): RowRange {
  const wanted = { first: Math.max(0, view.first - ROWS_AHEAD), last: Math.min(rowCount - 1, view.last + ROWS_AHEAD) };
  // Elsewhere at once, as by the scroll bar: it begins anew.
  if (drawn.last < wanted.first || drawn.first > wanted.last) {
    return { first: view.first, last: Math.min(view.last, view.first + rowsAtOnce - 1) };
  }
  let first = Math.max(drawn.first, wanted.first);
  let last = Math.min(drawn.last, wanted.last);
  for (let step = 0; step < rowsAtOnce; step++) {
    if (first > view.first) first--;
    else if (last < wanted.last) last++;
    else if (first > wanted.first) first--;
  }
  return first === drawn.first && last === drawn.last ? drawn : { first, last };
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
