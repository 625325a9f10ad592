import type { DataColumn } from "../DataTable/columns.ts";

/**
 * Returns the rows to render: those near the viewport, and the one with the focus between its neighbours, so that it keeps the focus and
 * Tab moves on from it.
 */
export function placesWith(inSight: readonly number[], focused: number | undefined, count: number): number[] {
  if (focused === undefined) return [...inSight];
  const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count);
  return [...new Set([...inSight, ...kept])].sort((a, b) => a - b);
}

export interface Span {
  start: number;
  end: number;
}

/** Returns the space before each rendered row and after the last one, where rows are not rendered, in px. */
export function gapsBetween(rendered: readonly Span[], totalPx: number): { before: number[]; after: number } {
  const before = rendered.map(({ start }, index) => Math.max(0, start - (rendered[index - 1]?.end ?? 0)));
  return { before, after: Math.max(0, totalPx - (rendered.at(-1)?.end ?? 0)) };
}

/** Returns for each column the row with the longest value, so that the columns keep their width while other rows are rendered. */
export const longestRows = <Row>(
  columns: readonly Pick<DataColumn<Row>, "value">[],
  rows: readonly { row: Row }[],
): (Row | undefined)[] =>
  columns.map(({ value }) => {
    let longest: Row | undefined;
    let most = -1;
    for (const { row } of rows) {
      const { length } = String(value(row) ?? "");
      if (length > most) [longest, most] = [row, length];
    }
    return longest;
  });
