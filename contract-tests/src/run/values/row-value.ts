import { valueAt, listAt } from "../../json.ts";
import { inOtherCase } from "../../plan/read/letter-case.ts";
import { withOffset } from "../../plan/read/moment-text.ts";
import { hasMembers } from "../../judge/values/comparison/has-members.ts";
import { canonical } from "../../judge/values/comparison/canonical-json.ts";
import { momentOf } from "../../judge/values/moment.ts";
import type { Pick } from "../../plan/case.ts";

const DATE_LENGTH = "2000-01-01".length;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Returns the first value when the field of a row is a list. */
const single = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

function momentText(moment: number, { as, offset = 0 }: Exclude<Pick["form"], string>): unknown {
  if (as === "number") return moment;
  const text = withOffset(moment, offset);
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

/** Picks the value that a step needs from the rows of an earlier response; undefined when no row has one. */
export function rowValue(json: unknown, { rows, field, where = {}, take, form }: Pick): unknown {
  const values = listAt(json, rows)
    .filter((row) => hasMembers(row, where))
    .map((row) => single(valueAt(row, field)))
    .filter((value) => value !== undefined && value !== null && value !== "");
  const value = chosen(values, take);
  if (value === undefined) return undefined;
  if (form === "value") return value;
  if (form === "word" || form === "word in other case") {
    const word = typeof value === "string" ? longestWord(value) : undefined;
    return form === "word" ? word : word && inOtherCase(word);
  }
  return momentText(Number(value) + form.later, form);
}
