import { parseDate } from "@internationalized/date";
import { type DateLimits, type DateText, isDate } from "../../foundations/time/dates.ts";

/** Returns the day; undefined for one that does not exist, such as "2026-02-30". The field then behaves as if none were given. */
export const existingDay = (text: DateText | null | undefined): DateText | undefined =>
  typeof text === "string" && isDate(text) ? text : undefined;

/** The limits of a calendar. A last day before the first is left out: react-aria would look for a day between them without end. */
export const calendarLimits = ({ min, max }: DateLimits) => ({
  ...(min !== undefined && { minValue: parseDate(min) }),
  ...(max !== undefined && (min === undefined || min <= max) && { maxValue: parseDate(max) }),
});
