import { objectOr, valueAt, type JsonObject } from "../../json.ts";
import { isSameValue } from "../../judge/values/same-value.ts";
import { canonical } from "../../judge/values/canonical-json.ts";
import { momentOf } from "../../judge/values/moment.ts";
import type { MomentForm, Pick } from "../../plan/case.ts";

const DATE_LENGTH = "2000-01-01".length;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Returns the first value when the field of a row is a list. */
const single = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/** A clock that is ahead of UTC by hours and minutes, so that a server which ignores the offset picks other rows. */
const OFFSET = { ms: 5.5 * 3_600_000, text: "+05:30" };

function momentText(moment: number, as: MomentForm): unknown {
  if (as === "number") return moment;
  if (as === "offset") return new Date(moment + OFFSET.ms).toISOString().replace("Z", OFFSET.text);
  const text = new Date(moment).toISOString();
  return as === "date" ? text.slice(0, DATE_LENGTH) : text;
}

function chosen(values: readonly unknown[], take: Pick["take"]): unknown {
  const [first, ...others] = values;
  if (take === "first") return first;
  if (take === "last") return values.at(-1);
  if (take === "other") return others.find((value) => canonical(value) !== canonical(first));
  const moments = values.flatMap((value) => momentOf(value) ?? []).toSorted((one, other) => one - other);
  const index = { least: 0, middle: Math.floor(moments.length / 2), greatest: moments.length - 1 }[take];
  return moments[index];
}

const longestWord = (text: string): string | undefined =>
  text.match(WORD)?.toSorted((one, other) => other.length - one.length)[0];

const hasMembers = (row: JsonObject, members: JsonObject): boolean =>
  Object.entries(members).every(([name, wanted]) => isSameValue(row[name], wanted));

/** Picks the value that a step needs from the rows of an earlier response; undefined when no row has one. */
export function rowValue(json: unknown, { rows, field, where = {}, take, form }: Pick): unknown {
  const found = valueAt(json, rows);
  const values = (Array.isArray(found) ? found : [])
    .filter((row) => hasMembers(objectOr(row), where))
    .map((row) => single(valueAt(row, field)))
    .filter((value) => value !== undefined && value !== null && value !== "");
  const value = chosen(values, take);
  if (value === undefined) return undefined;
  if (form === "value") return value;
  if (form === "word") return typeof value === "string" ? longestWord(value) : undefined;
  return momentText(Number(value) + form.later, form.as);
}
