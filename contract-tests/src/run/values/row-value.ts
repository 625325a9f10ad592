import { valueAt, listAt } from "../../json.ts";
import { inOtherCase } from "../../plan/read/letter-case.ts";
import { withOffset } from "../../plan/read/moment-text.ts";
import { hasMembers, canonical } from "../../judge/values/comparison.ts";
import { momentOf } from "../../judge/values/numbers.ts";
import type { Pick } from "../../plan/case.ts";

const DATE_LENGTH = "2000-01-01".length;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const FEWEST_LETTERS = 3;

/** Returns the first value when the field of a row is a list. */
const single = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const DAY_MS = 86_400_000;

/** What a request asks for on the clock whose day begins, or ends, with the quarter of an hour that has this moment. */
function onClock(moment: number, { clock, quarter }: Extract<Pick["form"], { clock: unknown }>): unknown {
  const own = Math.floor(moment / QUARTER_MS) * QUARTER_MS;
  const start = quarter === "first" ? own : own + QUARTER_MS - DAY_MS;
  if (clock === "start of day") return new Date(start).toISOString();
  if (clock === "end of day") return new Date(start + DAY_MS).toISOString();
  const behindMs = start % DAY_MS;
  return (behindMs > DAY_MS / 2 ? DAY_MS - behindMs : 0 - behindMs) / MINUTE_MS;
}

type Moved = Extract<Pick["form"], { later: number }>;

function momentText(moment: number, { as, offset = 0 }: Moved): unknown {
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

const LETTERS = new Intl.Segmenter("en");

/** A text without its first or last letter; undefined for a text of which hardly anything would be left. */
function withoutLetter(value: unknown, end: "first" | "last"): string | undefined {
  const letters = typeof value === "string" ? Array.from(LETTERS.segment(value), ({ segment }) => segment) : [];
  if (letters.length < FEWEST_LETTERS) return undefined;
  return (end === "first" ? letters.slice(1) : letters.slice(0, -1)).join("");
}

const BEGINNING_LENGTHS = [3, 2];

/** The first letters of a text that are inside of an earlier one, too. */
function beginningOfLater(values: readonly unknown[]): string | undefined {
  const texts = values.filter((value) => typeof value === "string");
  const found = BEGINNING_LENGTHS.flatMap((length) =>
    texts.flatMap((text, index) => {
      const beginning = text.slice(0, length);
      const isInside = texts.slice(0, index).some((it) => it.indexOf(beginning, 1) > 0 && !it.startsWith(beginning));
      return isInside && beginning.trim().length === length ? [beginning] : [];
    }),
  );
  return found[0];
}

/** Picks the value that a step needs from the rows of an earlier response; undefined when no row has one. */
export function rowValue(json: unknown, { rows, field, where = {}, take, form }: Pick): unknown {
  const values = listAt(json, rows)
    .filter((row) => hasMembers(row, where))
    .map((row) => single(valueAt(row, field)))
    .filter((value) => value !== undefined && value !== null && value !== "");
  const value = chosen(values, take);
  if (value === undefined) return undefined;
  if (form === "value") return value;
  if (form === "without its last letter") return withoutLetter(value, "last");
  if (form === "beginning of a later row") return beginningOfLater(values);
  if (typeof form === "string") {
    const [first, word] = [values[0], value].map((it) => (typeof it === "string" ? longestWord(it) : undefined));
    if (form === "word" || word === undefined) return word;
    if (form === "word without its first letter") return withoutLetter(word, "first");
    return form === "word in other case" ? inOtherCase(word) : first && `${first} ${word}`;
  }
  return "clock" in form ? onClock(Number(value), form) : momentText(Number(value) + form.later, form);
}
