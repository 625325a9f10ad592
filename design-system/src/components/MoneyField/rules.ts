import { toLatinDigits } from "../../foundations/digits.ts";
import { type DecimalString, isDecimal } from "../../foundations/format.ts";

/** How thousands are parted: by three everywhere (R501), or as the language of the page has it (12,34,567). */
export const MONEY_GROUPINGS = ["thousands", "locale"] as const;
export type MoneyGrouping = (typeof MONEY_GROUPINGS)[number];

/** What parts the groups or the decimals of a number somewhere. */
const SEPARATOR = /[.,\u066B\u066C'’]/g;
const SPACES = /[\s\u200E\u200F]/g;
/** A currency's code or sign before or after the number. */
const CURRENCY = /^[\p{L}\p{Sc}]+\.?(?=[.\d])|(?<=[\d.])[\p{L}\p{Sc}]+\.?$/gu;
const GROUPED = /^\d{1,3}(?:\D\d{2,3})*\D\d{3}$/;
const DIGITS = /^\d*$/;
const AMOUNT = /^\d*\.?\d*$/;

/** Where the decimals of a written number begin: at the last of two kinds of separator, or at the only one, unless it groups. */
function pointOf(number: string): number {
  const found = number.match(SEPARATOR) ?? [];
  const last = found.at(-1);
  if (last === undefined) return -1;
  if (new Set(found).size > 1) return number.lastIndexOf(last);
  const isGroup = found.length > 1 || (last !== "." && GROUPED.test(number));
  return isGroup ? -1 : number.lastIndexOf(last);
}

/**
 * Reads an amount as people write it: "1,234.5", "১,২৩৪.৫০", "৳ 1 234,50", "1.234.567".
 * @returns digits with at most one point, "1234." and "" among them; undefined where it is no amount.
 */
export function readAmount(text: string): string | undefined {
  const number = toLatinDigits(text).replaceAll(SPACES, "").replaceAll(CURRENCY, "");
  const point = pointOf(number);
  const whole = point < 0 ? number : number.slice(0, point);
  const decimals = point < 0 ? "" : `.${number.slice(point + 1)}`;
  const isWhole = DIGITS.test(whole) || GROUPED.test(whole);
  const amount = withoutLeadingZeros(whole.replaceAll(SEPARATOR, "") + decimals);
  return isWhole && AMOUNT.test(amount) ? amount : undefined;
}

const withoutLeadingZeros = (amount: string): string => amount.replace(/^0+(?=\d)/, "");

/** What is left of grouped text when its commas go. */
export const ungroup = (text: string): string => text.replaceAll(",", "");

/**
 * Puts what was typed or pasted between the parts of the grouped text that stay. A separator typed alone is the decimal point:
 * the keyboards of some phones have only a comma.
 * @returns the amount; undefined where it would be none.
 */
export function insertInto(before: string, inserted: string, after: string): string | undefined {
  const isPoint = inserted.length === 1 && inserted.match(SEPARATOR) !== null;
  const piece = isPoint ? "." : readAmount(inserted);
  if (piece === undefined) return undefined;
  const amount = ungroup(before) + piece + ungroup(after);
  return AMOUNT.test(amount) ? withoutLeadingZeros(amount) : undefined;
}

/** The value of what stands in the field: a decimal string, or "" while there is no digit. */
export function toValue(amount: string): DecimalString | "" {
  const [whole = "", decimals = ""] = amount.split(".");
  if (whole === "" && decimals === "") return "";
  const value = decimals === "" ? whole : `${whole || "0"}.${decimals}`;
  return isDecimal(value) ? value : "";
}

const withoutPadding = (value: string): string => (value.includes(".") ? value.replace(/\.?0+$/, "") : value);

/** Whether two texts are one amount: "5", "5." and "5.00" are. */
export const isSameAmount = (one: string, other: string): boolean =>
  withoutPadding(toValue(one)) === withoutPadding(toValue(other));

/**
 * Fills up the decimals: "5", "5.", "5.5" become "5.00", "5.00", "5.50". What has more keeps them, since nothing typed is lost, but for
 * zeros: "5.00" of a currency without decimals is "5".
 */
export function padDecimals(amount: string, decimals: number): string {
  const value = toValue(amount);
  if (value === "") return value;
  const [whole = "", rest = ""] = value.split(".");
  const finer = rest.slice(decimals).replace(/0+$/, "");
  const fraction = rest.slice(0, decimals).padEnd(decimals, "0") + finer;
  return fraction === "" ? whole : `${whole}.${fraction}`;
}

/** Parts the thousands of an amount, of any length, and leaves its decimals as they were typed. */
export function groupAmount(amount: string, locale: string): string {
  const [whole = "", ...decimals] = amount.split(".");
  const format = new Intl.NumberFormat(locale, { numberingSystem: "latn" });
  const grouped = whole === "" ? "" : format.format(BigInt(whole)).replaceAll(/\D/g, ",");
  return [grouped, ...decimals].join(".");
}

const IN_AMOUNT = /[\d.]/;

/** How many digits and points stand before the caret. */
export const countBefore = (text: string, caret: number): number =>
  Array.from(text.slice(0, caret)).filter((letter) => IN_AMOUNT.test(letter)).length;

/** Where the caret stands behind so many digits and points. */
export function caretAfter(text: string, count: number): number {
  let caret = 0;
  for (let left = count; left > 0 && caret < text.length; caret += 1) {
    if (IN_AMOUNT.test(text.charAt(caret))) left -= 1;
  }
  return caret;
}
