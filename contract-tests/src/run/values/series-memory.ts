import { randomUUID } from "node:crypto";
import { valueAt, listAt, isObject, type JsonObject } from "../../json.ts";
import type { Received, Answer } from "../../judge/answer.ts";
import { type Telling, numberInAnswer, decimalOf, decimalText, momentOf } from "../../judge/values/numbers.ts";
import type { Forbidden, PageSize, Pick, StepSource, Substitution } from "../../plan/case.ts";
import { isSameValue, hasMembers, canonical, membersWith } from "../../judge/values/comparison.ts";
import { inOtherCase } from "../../plan/read/letter-case.ts";
import { withOffset } from "../../plan/read/moments.ts";
import { lastSegment } from "../../judge/values/last-segment.ts";
import { FIRST_REFUSAL } from "../../status-codes.ts";
import { createAuthenticators } from "./credentials/passkey.ts";
import { FRESH } from "./substitute.ts";
import { codeAhead } from "./credentials/totp.ts";

/** How many decimal places a number has as it is written. */
const placesOf = (bound: unknown): number => (typeof bound === "string" ? (bound.split(".")[1]?.length ?? 0) : 0);

/**
 * The number next to a bound in an earlier response: beyond it, or between the lowest number and the next step. Undefined when there is no
 * such number, and when steps of one leave nothing between them.
 */
export function forbiddenNumber(
  answer: Telling,
  { pointer, plus, isFinest, between }: Forbidden,
): string | number | undefined {
  const { json } = answer;
  const bound = valueAt(json, pointer) ?? numberInAnswer(answer, pointer);
  const [number, one] = [decimalOf(bound), decimalOf(1)];
  const step = between === undefined ? undefined : decimalOf(valueAt(json, between));
  if (number === undefined || one === undefined) return undefined;
  if (between !== undefined && (step === undefined || step <= one)) return undefined;
  const unit = isFinest ? one / 10n ** BigInt(placesOf(bound)) : one;
  const moved = number + unit * BigInt(plus);
  if (moved < 0n) return undefined;
  return typeof bound === "string" ? decimalText(moved) : Number(decimalText(moved));
}

/** How many rows a whole list has; undefined when the answer may have only some of them. */
function countOf(answer: Telling, rows: readonly unknown[], { total, next, most }: PageSize): number | undefined {
  const told = total === "" ? undefined : numberInAnswer(answer, total);
  const following = next === undefined ? undefined : valueAt(answer.json, next);
  const isCut = told === undefined ? rows.length >= most : told !== rows.length;
  return isCut || typeof following === "string" ? undefined : rows.length;
}

/** The size of a page that follows from a whole list; undefined when the list is not whole, or too short to be cut. */
export function pageSize(answer: Telling, source: PageSize): number | undefined {
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

function headerValue({ headers }: Received, { header, part }: Extract<StepSource, { header: string }>) {
  const value = headers.get(header);
  return part === undefined || value === undefined ? value : lastSegment(value);
}

type TotpSource = Exclude<
  Extract<StepSource, { pointer: string; totp?: number }>,
  { passkey: string } | { plus: number } | { letter: string }
>;
type LettersSource = Extract<StepSource, { letter: string }>;

function codeOf({ json, headers, at = Date.now() }: Received, { pointer, totp }: TotpSource): unknown {
  return codeAhead(valueAt(json, pointer), totp ?? 0, headers.get("date"), at);
}

/** A server may answer any number, and a text as long as that could fill the memory. */
const MOST_LETTERS = 10_000;

/** A text with as many letters as a number in the answer says; undefined when there is no such text, or it would be very long. */
function lettersOf({ json }: Received, { pointer, letter, longer }: LettersSource): string | undefined {
  const length = Number(valueAt(json, pointer)) + longer;
  return Number.isInteger(length) && length > 0 && length <= MOST_LETTERS ? letter.repeat(length) : undefined;
}

/** The members of a row, with values of earlier steps in place of `{ step, pointer }`; undefined when one of them is unknown. */
const membersOf = (where: JsonObject, answers: ReadonlyMap<string, Answer>): JsonObject | undefined =>
  membersWith(where, (wanted) => {
    if (!isObject(wanted) || typeof wanted["step"] !== "string" || typeof wanted["pointer"] !== "string") return wanted;
    const answer = answers.get(wanted["step"]);
    return answer && !("failure" in answer) ? valueAt(answer.json, wanted["pointer"]) : undefined;
  });

/** The values of a series while it runs. */
export interface Memory {
  /** Names the accounts that the series opens, so that their objects are not taken for those of others. */
  readonly id: string;
  /** Stores the response of a step. */
  readonly keep: (step: string, answer: Answer) => void;
  /** Returns the value for a later step; undefined when the earlier one has none. */
  readonly recall: (source: StepSource) => unknown;
  /** Which account with more rights an earlier step has needed. All later steps use it, because it may be the only one to see what they made. */
  actsAs?: number;
}

/** Creates the memory of one series. */
export function createMemory(): Memory {
  const answers = new Map<string, Answer>();
  const named = new Map<string, string>();
  const codes = new Map<string, unknown>();
  const authenticators = createAuthenticators();
  const makeUp = ({ named: name, fresh }: Extract<StepSource, { named: string }>): string => {
    const value = named.get(name) ?? FRESH[fresh]();
    named.set(name, value);
    return value;
  };
  /** A code is the same whenever it is sent, so that a half minute may end in between. */
  const sameCode = (answer: Received, source: TotpSource): unknown => {
    const key = JSON.stringify(source);
    const code = codes.get(key) ?? codeOf(answer, source);
    codes.set(key, code);
    return code;
  };
  const firstPicked = (source: Pick): unknown => {
    const where = membersOf(source.where ?? {}, answers);
    for (const step of [source.step, ...(source.orElse ?? [])]) {
      const answer = answers.get(step);
      const value = where && answer && "status" in answer ? rowValue(answer.json, { ...source, where }) : undefined;
      if (value !== undefined) return value;
    }
    return undefined;
  };
  return {
    id: randomUUID(),
    keep: (step, answer) => void answers.set(step, answer),
    recall: (source) => {
      if ("named" in source) return makeUp(source);
      if ("take" in source && "form" in source) return firstPicked(source);
      const answer = answers.get(source.step);
      if (!answer || "failure" in answer) return undefined;
      if ("isSuccess" in source) return answer.status < FIRST_REFUSAL === source.isSuccess ? true : undefined;
      if ("letter" in source) return lettersOf(answer, source);
      if ("plus" in source) return forbiddenNumber(answer, source);
      if ("most" in source) return pageSize(answer, source);
      if ("passkey" in source) return authenticators.answer(valueAt(answer.json, source.pointer), source);
      if ("totp" in source) return sameCode(answer, source);
      return "header" in source ? headerValue(answer, source) : valueAt(answer.json, source.pointer);
    },
  };
}

/** Whether the value that the step tests is missing; with another value the step would not test what it is for. */
export function isMissing({ place, source }: Substitution, memory: Memory): boolean {
  if (!("isNeeded" in source && source.isNeeded)) return false;
  const value = memory.recall(source);
  // Only a body can say null: a null cursor says that there is no next page.
  return value === undefined || (value === null && place !== "body");
}
