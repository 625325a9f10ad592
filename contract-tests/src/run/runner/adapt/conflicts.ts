import { randomInt } from "node:crypto";
import { isObject, replaceAt, escapeToken, type JsonObject, mapLeaves } from "../../../json.ts";
import type { Validate } from "../../../spec/validator.ts";
import type { Answer } from "../../../judge/answer.ts";
import type { CaseRequest } from "../../../plan/case.ts";
import type { PlanContext } from "../../../plan/context.ts";
import { withOtherAlternatives } from "../../../plan/generate/other-alternatives.ts";
import { isSuccessfulAnswer } from "../../../profile/profile.ts";
import type { Operation, Payload } from "../../../spec/contract.ts";
import { BAD_REQUEST, CONFLICT, UNPROCESSABLE } from "../../../status-codes.ts";
import type { SendRequest, Sent } from "../caller.ts";

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

/** A way to change a body that a server refuses because of its data or its clock. */
type Way = (payload: Payload, body: JsonObject, attempt: number) => unknown;

const INVALID: readonly number[] = [BAD_REQUEST, UNPROCESSABLE];
/** Requests of one operation for which all ways are tried, as long as none helps. */
const MOST_SEARCHES = 6;
/** How often other values are tried where they are known to help: those of the first time may be used already. */
const MOST_REPEATS = 3;

const hasStatus = (answer: Answer, statuses: readonly number[]): boolean =>
  "status" in answer && statuses.includes(answer.status);

const payloadOf = ({ payloads }: Operation, { body }: CaseRequest): Payload | undefined =>
  payloads.find(({ mediaType }) => mediaType === body?.mediaType);

/** The schema that the bodies of several operations share, else the operation. */
const kindOfBody = (operation: Operation, request: CaseRequest): string =>
  payloadOf(operation, request)?.schemaPointer ?? operation.id;

/** Keeps the examples of a spec from conflicting with each other and with the calendar: a server may accept the same values only once. */
export class Conflicts {
  readonly #context: PlanContext;
  readonly #mild: Way;
  readonly #thorough: readonly Way[];
  /** What helps each kind of body. */
  readonly #helpful = new Map<string, Way>();
  readonly #searches = new Map<string, number>();

  constructor(context: PlanContext) {
    const { document } = context.contract;
    const values = new FreshValues(context.validate);
    this.#context = context;
    this.#mild = ({ schemaPointer }, body) => values.of(body, schemaPointer);
    this.#thorough = [
      ({ schemaPointer }, body, days) => values.of(body, schemaPointer, { days }),
      ({ schemaPointer, schema }, body) => {
        const others = withOtherAlternatives(document, schema, body);
        const valid = others.find((other) => this.#isValid(schemaPointer, other));
        return isObject(valid) ? (values.of(valid, schemaPointer) ?? valid) : undefined;
      },
    ];
  }

  /**
   * Sends a request again with other values when it is refused because it conflicts with an earlier one (409), or although it is valid (400, 422):
   * with other dates and names, also in inner objects, in the future, or with another alternative of the schema. What helps is used for later
   * requests with this kind of body from the start, also by other operations.
   * @param maySearch whether the request should be accepted, so that it is worth while to look for what helps
   */
  async avoid(operation: Operation, request: CaseRequest, send: SendRequest, maySearch = true): Promise<Sent> {
    if (!operation.profile.guessesResources) return send(request);
    const kind = kindOfBody(operation, request);
    const known = this.#helpful.get(kind);
    const first = await send((known && this.#changed(known, operation, request, 0)) ?? request);
    for (const [attempt, way] of this.#waysAfter(operation, request, first.answer, maySearch).entries()) {
      const changed = this.#changed(way, operation, request, known ? attempt + 1 : 0);
      const sent = changed && (await send(changed));
      // Another refusal can come from the other values, which may name something that does not exist.
      if (!sent || !isSuccessfulAnswer(sent.answer)) continue;
      this.#helpful.set(kind, way);
      return sent;
    }
    return first;
  }

  #waysAfter(operation: Operation, request: CaseRequest, answer: Answer, maySearch: boolean): readonly Way[] {
    const kind = kindOfBody(operation, request);
    const known = this.#helpful.get(kind);
    const isConflict = hasStatus(answer, [CONFLICT]);
    if (known) return isConflict ? Array.from({ length: MOST_REPEATS - 1 }, () => known) : [];
    const isWrong = isConflict || (maySearch && hasStatus(answer, INVALID) && this.#isValidRequest(operation, request));
    const searches = (this.#searches.get(kind) ?? 0) + 1;
    if (!isWrong || searches > MOST_SEARCHES) return [];
    this.#searches.set(kind, searches);
    return isConflict ? [this.#mild, ...this.#thorough] : this.#thorough;
  }

  #isValid(schemaPointer: string, value: unknown): boolean {
    return this.#context.validate(schemaPointer, value, "request").length === 0;
  }

  #isValidRequest(operation: Operation, request: CaseRequest): boolean {
    const { body } = request;
    const payload = payloadOf(operation, request);
    return (
      payload !== undefined && body !== undefined && "value" in body && this.#isValid(payload.schemaPointer, body.value)
    );
  }

  #changed(way: Way, operation: Operation, request: CaseRequest, attempt: number): CaseRequest | undefined {
    const { body } = request;
    const payload = payloadOf(operation, request);
    if (!payload || !body || !("value" in body) || !isObject(body.value)) return undefined;
    const value = way(payload, body.value, attempt);
    return value === undefined ? undefined : { ...request, body: { ...body, value } };
  }
}
