import { valueAt } from "../../../json.ts";
import type { Filter } from "../../../plan/read/lists/list-filters.ts";
import { momentOf } from "../../values/moment.ts";
import { isSameValue } from "../../values/same-value.ts";

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

/** Whether a row matches a filter that the request asked for; undefined when that is unclear. */
export function matchesFilter(
  { fields, match, values, except }: Filter,
  row: unknown,
  asked: unknown,
): boolean | undefined {
  if (except.some((value) => isSameValue(value, asked))) return undefined;
  const wanted = values ? values[String(asked)] : asked;
  // Values that the spec does not map choose every row.
  if (values && wanted === undefined) return true;
  const found = fields.map((field) => valueAt(row, field)).filter((value) => value !== undefined && value !== null);
  if (wanted === undefined || found.length === 0 || match === "words" || match === "limit") return undefined;
  if (match === "equal") return found.some((value) => isOneOf(value, wanted));
  if (match === "listed")
    return found.some((value) => isOneOf(value, typeof wanted === "string" ? wanted.split(",") : wanted));
  if (match === "contains") {
    if (found.some((value) => holdsText(value, wanted))) return true;
    return isClearWord(wanted) ? false : undefined;
  }
  return isInRange(match, found[0], wanted);
}
