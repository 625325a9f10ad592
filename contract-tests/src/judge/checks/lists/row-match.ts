import { valueAt } from "../../../json.ts";
import type { Filter } from "../../../plan/read/lists/list-filters.ts";
import { momentOf } from "../../values/numbers.ts";
import { isSameValue } from "../../values/comparison.ts";

const DAY_MS = 86_400_000;
/** The spec does not define the time zone of dates, so any zone is accepted. */
const ZONES_MS = 14 * 3_600_000;

/** The times that a text may mean: one moment, or a date in any time zone. */
function spanOf(wanted: unknown): readonly [number, number] | undefined {
  const moment = momentOf(wanted);
  if (moment === undefined) return undefined;
  const isDay = typeof wanted === "string" && /^\d{4}-\d\d-\d\d$/.test(wanted);
  return isDay ? [moment - ZONES_MS, moment + DAY_MS + ZONES_MS] : [moment, moment];
}

function isInRange(match: Filter["match"], value: unknown, wanted: unknown): boolean | undefined {
  const [moment, span] = [momentOf(value), spanOf(wanted)];
  if (moment === undefined || !span) return undefined;
  const [least, greatest] = span;
  const isDay = least !== greatest;
  // Within the date itself, the result depends on the time zone, so it stays open.
  if (isDay && moment >= least && moment <= greatest) return undefined;
  if (match === "from") return moment >= least;
  return match === "before" ? moment < greatest : moment <= greatest;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const IN_UTC = /^\d{4}-\d\d-\d\dT.*Z$/;
const DAY_LENGTH = "2000-01-01".length;

/** Whether a moment is in a range that ends with a whole day; undefined when the time zone of the day is unclear. */
function isInWholeDays(match: Filter["match"], value: unknown, wanted: unknown): boolean | undefined {
  if (typeof value !== "string" || typeof wanted !== "string" || !DAY.test(wanted)) return undefined;
  if (!IN_UTC.test(value) && !DAY.test(value)) return undefined;
  const day = value.slice(0, DAY_LENGTH);
  return match === "from" ? day >= wanted : day <= wanted;
}

/** Whether a list in a row has all values that were asked for, or any; undefined where the spec does not say which. */
function hasMembersOf(match: Filter["match"], value: unknown, asked: unknown): boolean | undefined {
  const wanted = typeof asked === "string" ? asked.split(",") : [asked].flat();
  const has = wanted.map((one) => [value].flat().some((other) => isSameValue(one, other)));
  const [all, any] = [has.every(Boolean), has.some(Boolean)];
  if (match === "some" && all !== any) return undefined;
  return match === "any" ? any : all;
}

const isOneOf = (value: unknown, wanted: unknown): boolean =>
  [value].flat().some((one) => [wanted].flat().some((other) => isSameValue(one, other)));

const holdsText = (value: unknown, wanted: unknown): boolean =>
  [value].flat().some((one) => typeof one === "string" && one.toLowerCase().includes(String(wanted).toLowerCase()));

const FEWEST_LETTERS = 4;

/**
 * A text that every server reads in the same way, and that is too long to be found by chance in another language of the row. Servers trim or
 * normalise other texts.
 */
const isClearWord = (wanted: unknown): boolean => {
  const text = String(wanted);
  return text.length >= FEWEST_LETTERS && /^[\p{L}\p{M}\p{N}]+$/u.test(text) && text === text.normalize("NFKC");
};

/** Characters that stand for any text in a pattern of SQL, and for themselves in a search. */
const WILDCARDS = /^[%_]+$/;

const isByValue = (match: Filter["match"]): boolean => match === "equal" || match === "listed";

/** Whether a row matches a filter that the request asked for; undefined when that is unclear. */
export function matchesFilter(
  { fields, match, wholeFields = [], values, except, hasWholeDays, isEmptyOther, isInferred }: Filter,
  row: unknown,
  asked: unknown,
): boolean | undefined {
  if (except.some((value) => isSameValue(value, asked))) return undefined;
  const wanted = values ? values[String(asked)] : asked;
  // Values that the spec does not map choose every row.
  if (values && wanted === undefined) return true;
  const found = fields.map((field) => valueAt(row, field)).filter((value) => value !== undefined && value !== null);
  if (wanted === undefined || match === "words" || match === "limit") return undefined;
  if (found.length === 0) return isEmptyOther && isByValue(match) && wanted !== null ? false : undefined;
  if (match === "equal") return found.some((value) => isOneOf(value, wanted));
  if (match === "listed")
    return found.some((value) => isOneOf(value, typeof wanted === "string" ? wanted.split(",") : wanted));
  if (match === "contains") {
    if (found.some((value) => holdsText(value, wanted))) return true;
    if (wholeFields.some((place) => isOneOf(valueAt(row, place), wanted))) return true;
    const isLiteral = !isInferred && typeof wanted === "string" && WILDCARDS.test(wanted);
    return isLiteral || isClearWord(wanted) ? false : undefined;
  }
  if (match === "all" || match === "any" || match === "some") return hasMembersOf(match, found[0], wanted);
  const inDays = hasWholeDays ? isInWholeDays(match, found[0], wanted) : undefined;
  return inDays ?? isInRange(match, found[0], wanted);
}
