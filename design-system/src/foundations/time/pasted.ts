import { toLatinDigits } from "../numbers/digits.ts";
import { type DateText, isDate } from "./dates.ts";
import { isTime, type TimeText } from "./times.ts";

export type DatePart = "day" | "month" | "year";

const YEAR_FIRST: readonly DatePart[] = ["year", "month", "day"];
/** Three numbers, the first or the last of which is a year. */
const DATE = /^\D?(\d{1,2}|\d{4})\D{1,2}(\d{1,2})\D{1,2}(\d{1,2}|\d{4})\D?$/u;
const TIME = /^(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?\s?(?:([ap])\.?m\.?)?$/i;
const HALF_DAY = 12;

const twoDigits = (text: string | number) => String(text).padStart(2, "0");

/**
 * Reads a pasted date, in digits of any script: "2026-11-21", or numbers in the order of the language.
 * @param order the parts of a date in the order of the language
 * @returns undefined for a text that is no date, and for a year of two digits
 */
export function readDate(text: string, order: readonly DatePart[]): DateText | undefined {
  const numbers = DATE.exec(toLatinDigits(text.trim()))?.slice(1);
  if (!numbers) return undefined;
  const parts = numbers[0]?.length === 4 ? YEAR_FIRST : order;
  const part = (name: DatePart) => twoDigits(numbers[parts.indexOf(name)] ?? "");
  const date = `${part("year")}-${part("month")}-${part("day")}`;
  return isDate(date) ? date : undefined;
}

/**
 * Reads a pasted time, in digits of any script: "14:30", "2:30 pm". Seconds are left out.
 * @returns undefined for a text that is no time
 */
export function readTime(text: string): TimeText | undefined {
  const [, hour = "", minute, half] = TIME.exec(toLatinDigits(text.trim())) ?? [];
  if (minute === undefined || (half && (Number(hour) < 1 || Number(hour) > HALF_DAY))) return undefined;
  const hours = half ? (Number(hour) % HALF_DAY) + (half.toLowerCase() === "p" ? HALF_DAY : 0) : hour;
  const time = `${twoDigits(hours)}:${minute}`;
  return isTime(time) ? time : undefined;
}
