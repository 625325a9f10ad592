import { valueAt, listAt } from "../../../json.ts";
import type { ListPlaces } from "../../../plan/read/lists/list-filters.ts";
import { canonical, commonDifference } from "../../values/comparison.ts";
import { numberInAnswer } from "../../values/numbers.ts";
import type { AnsweredStep } from "../answered-step.ts";

/** The rows of a list; none when there is no list at the pointer. */
export const rowsAt = ({ answer }: AnsweredStep, pointer: string): readonly unknown[] => listAt(answer.json, pointer);

/** What identifies a row: its key, or else the whole row. */
export const nameOf = (row: unknown, { key }: Pick<ListPlaces, "key">): string =>
  canonical(key === undefined ? row : valueAt(row, key));

/** The total that a response tells; undefined when it tells none. */
export const toldTotal = ({ answer }: AnsweredStep, { total }: ListPlaces): number | undefined =>
  total === undefined ? undefined : numberInAnswer(answer, total);

/** The total of a list, or else the number of its rows. */
export const totalOf = (step: AnsweredStep, places: ListPlaces): number =>
  toldTotal(step, places) ?? rowsAt(step, places.rows).length;

/** Whether the list is complete in one response. */
export const isWhole = (step: AnsweredStep, places: ListPlaces): boolean =>
  totalOf(step, places) === rowsAt(step, places.rows).length &&
  rowsAt(step, places.rows).length < (places.most ?? Infinity) &&
  (places.next === undefined || typeof valueAt(step.answer.json, places.next) !== "string");

/**
 * The first difference between a row here and the row with the same key there: a row is the same in every page and with every filter.
 * @param rows pointer to both lists
 */
export function changedRow(here: AnsweredStep, there: AnsweredStep, { rows, key }: Pick<ListPlaces, "rows" | "key">) {
  if (key === undefined) return undefined;
  const others = new Map(rowsAt(there, rows).map((row) => [nameOf(row, { key }), row]));
  for (const [index, row] of rowsAt(here, rows).entries()) {
    const other = others.get(nameOf(row, { key }));
    const found = other === undefined ? undefined : commonDifference(row, other);
    if (found) return { ...found, pointer: `${rows}/${index}${found.place}` };
  }
  return undefined;
}

/** Whether the list changed while it was read; nothing can be concluded then. */
export const hasMoved = (first: AnsweredStep, last: AnsweredStep, places: ListPlaces): boolean => {
  const told = (step: AnsweredStep) =>
    canonical([totalOf(step, places), rowsAt(step, places.rows).map((it) => nameOf(it, places))]);
  return told(first) !== told(last);
};
