import { valueAt, listAt } from "../../json.ts";
import type { Received } from "../../judge/answer.ts";
import { isSameValue } from "../../judge/values/comparison.ts";
import { numberInAnswer } from "../../judge/values/numbers.ts";
import type { PageSize } from "../../plan/case.ts";

type Told = Pick<Received, "json" | "headers">;

/** How many rows a whole list has; undefined when the answer may have only some of them. */
function countOf(answer: Told, rows: readonly unknown[], { total, next, most }: PageSize): number | undefined {
  const told = total === "" ? undefined : numberInAnswer(answer, total);
  const following = next === undefined ? undefined : valueAt(answer.json, next);
  const isCut = told === undefined ? rows.length >= most : told !== rows.length;
  return isCut || typeof following === "string" ? undefined : rows.length;
}

/** The size of a page that follows from a whole list; undefined when the list is not whole, or too short to be cut. */
export function pageSize(answer: Told, source: PageSize): number | undefined {
  const rows = listAt(answer.json, source.rows);
  const count = source.take === "tie" ? rows.length : (countOf(answer, rows, source) ?? 0);
  if (source.take === "all") return count > 0 ? count : undefined;
  if (count < 2) return undefined;
  if (source.take === "all but one") return count - 1;
  const values = rows.map((row) => valueAt(row, source.field ?? ""));
  const tie = values.findIndex(
    (value, index) => index > 0 && value !== undefined && isSameValue(value, values[index - 1]),
  );
  return tie > 0 ? tie : Math.floor(count / 2);
}
