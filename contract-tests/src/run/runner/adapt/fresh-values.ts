import { randomInt } from "node:crypto";
import { isObject, replaceAt, escapeToken, type JsonObject, mapLeaves } from "../../../json.ts";
import type { Validate } from "../../../spec/validator.ts";

const DATE = /^\d{4}-\d{2}-\d{2}(?=$|T\d{2}:\d{2})/;
const DATE_LENGTH = "2000-01-01".length;
const DAY_MS = 86_400_000;
/** Last words of the names of properties that servers keep unique, such as `frameNumber`. */
const UNIQUE_WORDS = new Set(
  "name title label code slug sku key number reference username login email mail phone plate serial vin isbn iban url uri".split(
    " ",
  ),
);
/** A text with so many digits is a number of something; its form stays when other digits take their place. */
const FEWEST_DIGITS = 3;
/** The first request of a run is moved by up to so many days, because an earlier run may have used the days after the example. */
const MOST_DAYS_AT_FIRST = 365;

/** The same text with its date moved; undefined when it has none. The time of the day and the offset stay. */
function movedDate(text: string, days: number): string | undefined {
  const [date] = DATE.exec(text) ?? [];
  const moment = date === undefined ? Number.NaN : Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(moment)) return undefined;
  return new Date(moment + days * DAY_MS).toISOString().slice(0, DATE_LENGTH) + text.slice(DATE_LENGTH);
}

/** The first day in a value, at any depth, in milliseconds; infinity when it has none. */
function firstDay(value: unknown): number {
  if (typeof value === "string") {
    const day = Date.parse(`${DATE.exec(value)?.[0] ?? ""}T00:00:00Z`);
    return Number.isNaN(day) ? Infinity : day;
  }
  if (!isObject(value) && !Array.isArray(value)) return Infinity;
  return Math.min(Infinity, ...Object.values(value).map(firstDay));
}

const WEEK = 7;
/** Servers seldom accept what is more than a year ahead. */
const WEEKS_AHEAD = 48;

/**
 * By how many days the dates of a value must move to be in the future, in another week for each count. The days of the week stay, because something may
 * be closed on some of them; `days` more move them to another one.
 */
function daysIntoFuture(value: unknown, count: number, days: number): number {
  const past = (Date.now() - firstDay(value)) / DAY_MS;
  const base = Number.isFinite(past) ? Math.max(0, Math.ceil(past / WEEK)) * WEEK : 0;
  return base + WEEK * (count % WEEKS_AHEAD) + days;
}

/** Every date in a value, at any depth, moved by the same number of days, so that their distances stay. */
const withMovedDates = (value: unknown, days: number): unknown =>
  mapLeaves(value, (leaf) => (typeof leaf === "string" ? (movedDate(leaf, days) ?? leaf) : leaf));

const isUniqueName = (name: string): boolean =>
  UNIQUE_WORDS.has((/[A-Z]?[a-z]+$/.exec(name)?.[0] ?? name).toLowerCase());

/** The text with the digits of `number` in place of its last digits. */
function withOtherDigits(text: string, number: number): string {
  const digits = String(number);
  const first = text.replaceAll(/\D/g, "").length - digits.length;
  let index = 0;
  return text.replaceAll(/\d/g, (digit) => digits[index++ - first] ?? digit);
}

const FEWEST_CHECKED = 8;
const GTIN_LENGTHS: readonly number[] = [8, 12, 13, 14];

/** The weighted sum of digits whose last digit of a GTIN, such as an ISBN, makes it a multiple of ten. */
const gtinSum = (digits: string): number =>
  digits
    .split("")
    .toReversed()
    .reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);

/** The sum by which the last digit of a card number is checked (ISO/IEC 7812-1, annex B). */
const luhnSum = (digits: string): number =>
  digits
    .split("")
    .toReversed()
    .reduce((sum, digit, index) => {
      const double = Number(digit) * 2;
      return sum + (index % 2 === 0 ? Number(digit) : double > 9 ? double - 9 : double);
    }, 0);

/** By which sum the digits of a text are checked; undefined when their last one is no check digit. */
function checkSumOf(text: string): ((digits: string) => number) | undefined {
  const digits = text.replaceAll(/\D/g, "");
  if (digits.length < FEWEST_CHECKED) return undefined;
  const sums = GTIN_LENGTHS.includes(digits.length) ? [gtinSum, luhnSum] : [luhnSum];
  return sums.find((sum) => sum(digits) % 10 === 0);
}

/** The text with other digits, and with a right check digit where it had one. */
function withNewDigits(text: string, number: number): string {
  const sum = checkSumOf(text);
  if (!sum) return withOtherDigits(text, number);
  const changed = withOtherDigits(text, number * 10);
  return changed.replace(/\d(?=\D*$)/, String((10 - (sum(changed.replaceAll(/\D/g, "")) % 10)) % 10));
}

const ADDRESS = /^https?:\/\//;

/** Another text of the same kind: an e-mail address, a web address, a number of something, or a name. */
function withNumber(text: string, number: number): string {
  if (ADDRESS.test(text)) return `${text}-${number}`;
  if (text.includes("@")) return text.replace("@", `-${number}@`);
  return text.replaceAll(/\D/g, "").length < FEWEST_DIGITS ? `${text} ${number}` : withNewDigits(text, number);
}

/** The value with other texts where their names say that they are unique, at any depth. */
const withUniqueTexts = (value: unknown, name: string, number: number): unknown =>
  mapLeaves(
    value,
    (leaf, inner) =>
      typeof leaf === "string" && leaf.trim() !== "" && isUniqueName(inner) ? withNumber(leaf, number) : leaf,
    name,
  );

/** Changes what a server may require to be unique or not to overlap: the dates of a body, and its names, codes and numbers. */
export class FreshValues {
  readonly #validate: Validate;
  #count = randomInt(1, MOST_DAYS_AT_FIRST);

  constructor(validate: Validate) {
    this.#validate = validate;
  }

  /**
   * Returns the body with values that no other request of the run has, or undefined when it has none to change.
   * @param schemaPointer of the body; a change that the schema forbids is left out, and an invalid body stays invalid
   * @param future whether values of inner objects change too, and dates become future ones, so many days after the same day of the week
   */
  of(body: JsonObject, schemaPointer: string, future?: { readonly days: number }): JsonObject | undefined {
    this.#count += 1;
    const count = this.#count;
    const days = future ? daysIntoFuture(body, count, future.days) : count;
    const complaints = (value: unknown) => this.#validate(schemaPointer, value, "request").length;
    const changed = Object.entries(body).reduce<JsonObject>((whole, [name, value]) => {
      const moved = withMovedDates(value, days);
      const isPlain = moved === value && typeof value === "string";
      const fresh = future !== undefined || isPlain ? withUniqueTexts(moved, name, count) : moved;
      const candidate = replaceAt(whole, `/${escapeToken(name)}`, fresh);
      return isObject(candidate) && complaints(candidate) === complaints(whole) ? candidate : whole;
    }, body);
    return JSON.stringify(changed) === JSON.stringify(body) ? undefined : changed;
  }
}
