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

/** Places of the items in these rows; the last row may be short. */
export const itemsOfRows = (rows: readonly number[], columns: number, count: number): number[] =>
  rows.flatMap((row) =>
    Array.from({ length: columns }, (_, column) => row * columns + column).filter((index) => index < count),
  );
