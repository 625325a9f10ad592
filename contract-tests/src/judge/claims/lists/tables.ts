import { isObject } from "../../../json.ts";
import { essenceOf } from "../../../media-type.ts";
import { CSV } from "../../checks/csv-rows.ts";
import { canonical } from "../../values/comparison.ts";
import { csvRows } from "../../formats/csv.ts";
import { decimalOf } from "../../values/numbers.ts";
import { findingIn } from "../answered-step.ts";
import type { StepJudge } from "../judges.ts";
import { hasMoved, rowsAt } from "./listed-rows.ts";

/** Whether a field is the text of a value; truth values, lists and objects have no usual text. */
function isTextOf(field: string, value: unknown): boolean {
  if (typeof value === "number") return decimalOf(field) === decimalOf(value) || field === String(value);
  if (typeof value === "string") return field === value;
  return (value ?? null) !== null || field === "";
}

/** What a table says otherwise than the rows of the list. @param key the member that identifies a row */
function complaintOf(
  table: readonly string[][],
  rows: readonly unknown[],
  key: string | undefined,
): string | undefined {
  const [head = [], ...lines] = table;
  const first = rows[0];
  const names = isObject(first) ? head.filter((name) => name in first) : [];
  // Without names of members there is no line with the names of the columns, or they have other names.
  if (names.length === 0) return undefined;
  if (lines.length !== rows.length)
    return `must have ${rows.length} rows below the names, as the list, but has ${lines.length}`;
  const fieldOf = (line: readonly string[] | undefined, name: string): string => line?.[head.indexOf(name)] ?? "";
  for (const [index, row] of rows.filter(isObject).entries()) {
    const isKeyed = key !== undefined && names.includes(key);
    const line = isKeyed ? lines.find((it) => isTextOf(fieldOf(it, key), row[key])) : lines[index];
    const wrong = names.find((name) => !isTextOf(fieldOf(line, name), row[name]));
    if (wrong === undefined) continue;
    const found = line ? `has ${JSON.stringify(fieldOf(line, wrong))}` : "lacks the row";
    return `must have ${JSON.stringify(row[wrong])} as ${wrong} in the row of ${canonical(row[key ?? ""] ?? index + 1)}, as the list, but ${found}`;
  }
  return undefined;
}

/** Finds a CSV answer that differs from the list in JSON. What is no CSV at all is found in every answer. */
export const tableFindings: StepJudge<"same-table", "list" | "table" | "last"> = (claim, { list, table, last }) => {
  if (hasMoved(list, last, claim.places)) return [];
  const isCsv = essenceOf(table.answer.headers.get("content-type") ?? "") === CSV;
  const found = isCsv ? csvRows(table.answer.text) : undefined;
  const message = found && complaintOf(found, rowsAt(list, claim.places.rows), claim.places.key?.slice(1));
  return message === undefined
    ? []
    : [findingIn(table, "consistency", "body", message, { ...claim, isInferred: true })];
};
