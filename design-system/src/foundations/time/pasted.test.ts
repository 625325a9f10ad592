import { expect, test } from "vitest";
import { type DatePart, readDate, readTime } from "./pasted.ts";

const DAY_FIRST: readonly DatePart[] = ["day", "month", "year"];
const MONTH_FIRST: readonly DatePart[] = ["month", "day", "year"];

test.each([
  ["2026-11-21", DAY_FIRST, "2026-11-21"],
  [" 2026/1/2\n", MONTH_FIRST, "2026-01-02"],
  ["21/11/2026", DAY_FIRST, "2026-11-21"],
  ["11/21/2026", MONTH_FIRST, "2026-11-21"],
  ["3. 9. 2026", DAY_FIRST, "2026-09-03"],
  ["৩/৯/২০২৬", DAY_FIRST, "2026-09-03"],
  ["2026年1月2日", DAY_FIRST, "2026-01-02"],
  ["31/02/2026", DAY_FIRST, undefined],
  ["21/11/26", DAY_FIRST, undefined],
  ["2026-11", DAY_FIRST, undefined],
  ["2026-11-21 or later", DAY_FIRST, undefined],
  ["", DAY_FIRST, undefined],
])("R501 reads the pasted date %j", (text, order, date) => {
  expect(readDate(text, order)).toBe(date);
});

test.each([
  ["14:30", "14:30"],
  ["9.05", "09:05"],
  ["14:30:59", "14:30"],
  ["2:30 pm", "14:30"],
  ["12:00 a.m.", "00:00"],
  ["12:15PM", "12:15"],
  ["১৪:৩০", "14:30"],
  ["25:00", undefined],
  ["14:30 pm", undefined],
  ["0:30 am", undefined],
  ["14", undefined],
])("R501 reads the pasted time %j", (text, time) => {
  expect(readTime(text)).toBe(time);
});
