import { isObject, escapeToken, valueAt } from "../../../json.ts";
import { essenceOf } from "../../../media-type.ts";
import { CSV, csvRows } from "../../checks/csv.ts";
import {
  canonical,
  withoutMembers,
  firstDifference,
  hasMembers,
  isAmong,
  isSameValue,
} from "../../values/comparison.ts";
import { decimalOf, momentOf } from "../../values/numbers.ts";
import { findingIn, succeeded, type AnsweredStep } from "../answered-step.ts";
import { type ClaimOf, type Judges, whenSucceeded } from "../judges.ts";
import { hasMoved, rowsAt } from "./listed-rows.ts";
import { computedComplaint, withValues } from "../../values/compute.ts";
import { valuesAt, type ValuePlace } from "../../values/values-at.ts";

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

type SameValueClaim = ClaimOf<"same-value">;
type SameRowsClaim = ClaimOf<"same-rows">;
/** The value of the other operation for the value at `place`, and whether there is one to compare with. */
function wantedFor(claim: SameValueClaim, there: AnsweredStep, here: AnsweredStep, { pointer }: ValuePlace): unknown {
  const { at, row } = claim;
  if (!row) return valueAt(there.answer.json, at);
  const members = withValues(row.members, pointer, { json: here.answer.json, request: here.request });
  const lists = valuesAt(there.answer.json, at).flatMap(({ value }) => (Array.isArray(value) ? [value] : []));
  if (lists.length === 0) return undefined;
  const found: unknown = lists.flat().find((other) => hasMembers(other, members));
  if (found === undefined) return row.absent;
  const value = valueAt(found, row.field);
  return row.values ? row.values[String(value)] : value;
}

/** The key of a row; undefined when the row lacks it. */
function keyOf(row: unknown, places: readonly string[]): string | undefined {
  const values = places.map((place) => valueAt(row, place));
  return values.includes(undefined) ? undefined : values.map(canonical).join(" ");
}

const rowWith = (rows: readonly unknown[], places: readonly string[], key: string | undefined): unknown =>
  rows.find((row) => key !== undefined && keyOf(row, places) === key);

const keysOf = (rows: readonly unknown[], places: readonly string[]): (string | undefined)[] =>
  rows.map((row) => keyOf(row, places));

/** The first row whose place differs: the rows that both lists have must come in the same order. */
function misplaced(claim: SameRowsClaim, rows: readonly unknown[], others: readonly unknown[]): number | undefined {
  const { own, other } = claim.keys;
  const [mine, theirs] = [keysOf(rows, own), keysOf(others, other)];
  const wanted = theirs.filter((key) => mine.includes(key));
  const at = mine.filter((key) => theirs.includes(key)).findIndex((key, index) => key !== wanted[index]);
  const key = mine.filter((it) => theirs.includes(it))[at];
  return key === undefined ? undefined : mine.indexOf(key);
}

/** The key of the first row of the other list that is missing here, although it is later than the last row here (`allSince`). */
function missing({ keys }: SameRowsClaim, readings: readonly (readonly unknown[])[], others: readonly unknown[]) {
  const { own, other, allSince } = keys;
  if (allSince === undefined) return undefined;
  const moments = readings.flat().flatMap((row) => momentOf(valueAt(row, allSince)) ?? []);
  const [oldest, known] = [Math.min(...moments), new Set(keysOf(readings.flat(), own))];
  const isLater = (row: unknown) => (momentOf(valueAt(row, allSince)) ?? 0) > oldest;
  const found = others.find((row) => isLater(row) && !known.has(keyOf(row, other)));
  return found === undefined ? undefined : keyOf(found, other);
}

/** Find values that differ between two operations about the same thing. */
export const CONSISTENCY_JUDGES = {
  "same-value": whenSucceeded(["here", "again", "other"], (claim, { here, again, other: there }) => {
    const { pointer } = claim;
    const [values, later] = [here, again].map(({ answer: { json } }) =>
      valuesAt(json, pointer).filter((place) => isAmong(json, place.pointer, claim.where)),
    );
    // When the value changed between two readings of the same operation, a difference between the operations is not an error.
    if (!values || canonical(values) !== canonical(later)) return [];
    const still = (value: unknown) => withoutMembers(value, claim.moving);
    for (const place of values) {
      const wanted = wantedFor(claim, there, here, place);
      if (wanted === undefined || isSameValue(still(place.value), still(wanted))) continue;
      const [inside, mine, theirs] = firstDifference(still(place.value), still(wanted));
      const message = `must be ${canonical(theirs)}, as ${there.operation.id} says, but is ${canonical(mine)}`;
      return [findingIn(here, "consistency", place.pointer + inside, message, claim)];
    }
    return [];
  }),
  "same-rows": whenSucceeded(["here", "again", "other"], (claim, { here, again, other: there }) => {
    const { pointer, keys, at, moving } = claim;
    const tell = (place: string, message: string) => [
      findingIn(here, "consistency", `${pointer}/${place}`, message, claim),
    ];
    const still = (value: unknown) => canonical(withoutMembers(value, moving));
    const [rows, later, others] = [rowsAt(here, pointer), rowsAt(again, pointer), rowsAt(there, at)];
    for (const [index, row] of rows.entries()) {
      const wanted = keyOf(row, keys.own);
      const other = rowWith(others, keys.other, wanted);
      // When the row changed between two readings of the same list, a difference between the lists is not an error.
      if (!isObject(row) || !isObject(other) || still(row) !== still(rowWith(later, keys.own, wanted))) continue;
      const name = Object.keys(keys.isComplete ? { ...row, ...other } : row).find(
        (member) => !moving.includes(member) && member in other && still(row[member]) !== still(other[member]),
      );
      if (name === undefined) continue;
      const found = name in row ? canonical(row[name]) : "missing";
      const message = `must be ${canonical(other[name])}, as ${there.operation.id} says of ${wanted}, but is ${found}`;
      return tell(`${index}/${escapeToken(name)}`, message);
    }
    const lost = missing(claim, [rows, later], others);
    if (lost !== undefined)
      return [
        findingIn(here, "consistency", pointer, `must also contain ${lost}, which ${there.operation.id} lists`, claim),
      ];
    const index = keys.isInOrder && still(rows) === still(later) ? misplaced(claim, rows, others) : undefined;
    if (index === undefined) return [];
    return tell(`${index}`, `must be at another place: ${there.operation.id} lists the same rows in another order`);
  }),
  computed: whenSucceeded(["here", "again"], (claim, { here, again }, stepOf) => {
    const { pointer, formula } = claim;
    const values = valuesAt(here.answer.json, pointer);
    if (canonical(values) !== canonical(valuesAt(again.answer.json, pointer))) return [];
    const answerOf = (name: string) => succeeded(stepOf(name))?.answer.json;
    return values.flatMap((place) => {
      const message = computedComplaint(formula, place.pointer, {
        json: here.answer.json,
        request: here.request,
        answerOf,
      });
      return message === undefined ? [] : [findingIn(here, "consistency", place.pointer, message, claim)];
    });
  }),
  "same-row": whenSucceeded(["list", "again", "alone"], (claim, { list, again, alone }) => {
    const [row, later] = [list, again].map((step) => valueAt(step.answer.json, claim.row));
    const told = valueAt(alone.answer.json, claim.at);
    if (!isObject(row) || !isObject(told) || canonical(row) !== canonical(later)) return [];
    const name = Object.keys(row).find(
      (member) => member in told && canonical(row[member]) !== canonical(told[member]),
    );
    if (name === undefined) return [];
    const message = `must be ${canonical(row[name])}, as ${list.operation.id} says, but is ${canonical(told[name])}`;
    return [findingIn(alone, "consistency", `${claim.at}/${name}`, message)];
  }),
  /** Finds a CSV answer that differs from the list in JSON. What is no CSV at all is found in every answer. */
  "same-table": whenSucceeded(["list", "table", "last"], (claim, { list, table, last }) => {
    if (hasMoved(list, last, claim.places)) return [];
    const isCsv = essenceOf(table.answer.headers.get("content-type") ?? "") === CSV;
    const found = isCsv ? csvRows(table.answer.text) : undefined;
    const message = found && complaintOf(found, rowsAt(list, claim.places.rows), claim.places.key?.slice(1));
    return message === undefined
      ? []
      : [findingIn(table, "consistency", "body", message, { ...claim, isInferred: true })];
  }),
} satisfies Partial<Judges>;
