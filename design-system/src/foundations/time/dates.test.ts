import { describe, expect, it } from "vitest";
import {
  addDays,
  clampDate,
  clampRange,
  DATE_PRESETS,
  daysIn,
  formatDay,
  formatDays,
  isDate,
  presetsWithin,
  problemOfDate,
  problemOfRange,
  rangeOfPreset,
  todayIn,
} from "./dates.ts";

const RECORDS = { min: "2026-08-24", max: "2026-11-21", maxDays: 31 };
const closed = (date: string) => (date === "2026-11-10" ? "No draws on this day" : undefined);

describe("calendar days", () => {
  it.each([
    ["2026-11-21", true],
    ["2024-02-29", true],
    ["2026-02-29", false],
    ["2026-02-30", false],
    ["2026-13-01", false],
    ["2026-00-10", false],
    ["26-11-21", false],
    ["2026-11-21T00:00:00Z", false],
    ["", false],
  ])("R373 %j is a calendar day: %s", (text, answer) => {
    expect(isDate(text)).toBe(answer);
  });

  it.each([
    ["2026-11-21", 0, "2026-11-21"],
    ["2026-11-30", 1, "2026-12-01"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2026-01-01", -1, "2025-12-31"],
    ["2024-02-28", 1, "2024-02-29"],
    ["2026-02-28", 1, "2026-03-01"],
    ["2026-03-01", -1, "2026-02-28"],
    // On these days the clocks change in New York, on Lord Howe Island and in Cairo.
    ["2026-03-08", 1, "2026-03-09"],
    ["2026-11-01", -1, "2026-10-31"],
    ["2026-04-24", 1, "2026-04-25"],
    ["0099-12-31", 1, "0100-01-01"],
  ])("R504 %s plus %d days is %s", (date, days, answer) => {
    expect(addDays(date, days)).toBe(answer);
  });

  it.each([
    ["2026-11-21", "2026-11-21", 1],
    ["2026-11-15", "2026-11-21", 7],
    ["2026-03-01", "2026-03-31", 31],
    ["2024-02-01", "2024-03-01", 30],
    ["2026-01-01", "2026-12-31", 365],
  ])("R504 from %s to %s there are %d days, both included", (start, end, days) => {
    expect(daysIn({ start, end })).toBe(days);
  });

  it.each([
    ["Asia/Dhaka", "2026-11-21T17:59:59Z", "2026-11-21"],
    ["Asia/Dhaka", "2026-11-21T18:00:00Z", "2026-11-22"],
    ["UTC", "2026-11-21T18:00:00Z", "2026-11-21"],
    ["America/New_York", "2026-11-22T04:59:00Z", "2026-11-21"],
    // When summer time begins, the local offset changes by an hour.
    ["America/New_York", "2026-03-08T04:59:00Z", "2026-03-07"],
    ["America/New_York", "2026-03-09T03:59:00Z", "2026-03-08"],
    ["America/New_York", "2026-03-09T04:00:00Z", "2026-03-09"],
    // Lord Howe's summer time differs by only half an hour.
    ["Australia/Lord_Howe", "2026-01-31T12:59:00Z", "2026-01-31"],
    ["Australia/Lord_Howe", "2026-01-31T13:00:00Z", "2026-02-01"],
    ["Pacific/Kiritimati", "2026-12-31T10:00:00Z", "2027-01-01"],
    ["Asia/Kathmandu", "2028-02-28T18:15:00Z", "2028-02-29"],
  ])("D11 in the time zone %s at %s, today is %s", (timeZone, instant, day) => {
    expect(todayIn(timeZone, Date.parse(instant))).toBe(day);
  });

  it("todayIn uses the browser's time zone when none is given", () => {
    const noon = new Date(2026, 10, 21, 12).getTime();
    expect(todayIn(undefined, noon)).toBe("2026-11-21");
  });
});

describe("date presets", () => {
  it.each([
    ["2026-11-21", "today", "2026-11-21", "2026-11-21"],
    ["2026-11-21", "yesterday", "2026-11-20", "2026-11-20"],
    ["2026-11-21", "last7", "2026-11-15", "2026-11-21"],
    ["2026-11-21", "last30", "2026-10-23", "2026-11-21"],
    ["2026-11-21", "next7", "2026-11-21", "2026-11-27"],
    ["2026-11-21", "next30", "2026-11-21", "2026-12-20"],
    // These ranges cross the end of a month or a year, with and without a leap day.
    ["2028-03-01", "last7", "2028-02-24", "2028-03-01"],
    ["2027-03-01", "last7", "2027-02-23", "2027-03-01"],
    ["2028-02-27", "next7", "2028-02-27", "2028-03-04"],
    ["2026-01-03", "last30", "2025-12-05", "2026-01-03"],
    ["2026-12-31", "next30", "2026-12-31", "2027-01-29"],
    // These ranges cross the two clock changes of a year.
    ["2026-03-29", "last30", "2026-02-28", "2026-03-29"],
    ["2026-10-25", "next7", "2026-10-25", "2026-10-31"],
  ] as const)("R504 on %s, the preset %s is %s to %s", (today, preset, start, end) => {
    expect(rangeOfPreset(preset, today)).toEqual({ start, end });
  });

  it("R504 each preset has as many days as its name says", () => {
    const days = DATE_PRESETS.map((preset) => daysIn(rangeOfPreset(preset, "2026-11-21")));
    expect(days).toEqual([1, 1, 7, 30, 7, 30]);
  });

  it.each([
    ["no limits", {}, [...DATE_PRESETS]],
    ["no future days", { max: "2026-11-21" }, ["today", "yesterday", "last7", "last30"]],
    ["no past days", { min: "2026-11-21" }, ["today", "next7", "next30"]],
    ["at most a week", { maxDays: 7 }, ["today", "yesterday", "last7", "next7"]],
    ["29 days of records", { min: "2026-10-24", max: "2026-11-21" }, ["today", "yesterday", "last7"]],
  ])("R504 with %s, only the presets that fit completely are offered", (_, limits, offered) => {
    expect(presetsWithin(DATE_PRESETS, "2026-11-21", limits)).toEqual(offered);
  });
});

describe("date limits", () => {
  it.each([
    ["2026-08-23", "2026-08-24"],
    ["2026-08-24", "2026-08-24"],
    ["2026-10-01", "2026-10-01"],
    ["2026-12-01", "2026-11-21"],
  ])("move the day %s to the nearest allowed day, %s", (date, clamped) => {
    expect(clampDate(date, RECORDS)).toBe(clamped);
  });

  it.each([
    ["within the limits", "2026-11-01", "2026-11-21", "2026-11-01", "2026-11-21"],
    ["reversed", "2026-11-21", "2026-11-01", "2026-11-01", "2026-11-21"],
    ["too long", "2026-09-01", "2026-11-21", "2026-10-22", "2026-11-21"],
    ["too long and too late", "2026-09-01", "2027-01-01", "2026-10-22", "2026-11-21"],
    ["completely too early", "2020-01-01", "2020-02-01", "2026-08-24", "2026-08-24"],
    ["completely in the future", "2027-01-01", "2027-02-01", "2026-11-21", "2026-11-21"],
  ])("keep or correct a range that is %s", (_, start, end, first, last) => {
    expect(clampRange({ start, end }, RECORDS)).toEqual({ start: first, end: last });
  });

  it.each([
    ["2026-08-23", { rule: "early", limit: "2026-08-24" }],
    ["2026-11-22", { rule: "late", limit: "2026-11-21" }],
    ["2026-11-10", { rule: "unavailable", date: "2026-11-10", reason: "No draws on this day" }],
    ["2026-11-11", undefined],
  ])("3.3.1 find the problem, if any, of the day %s", (date, problem) => {
    expect(problemOfDate(date, RECORDS, closed)).toEqual(problem);
  });

  it.each([
    ["2026-08-01", "2026-09-01", { rule: "early", limit: "2026-08-24" }],
    ["2026-11-20", "2026-11-30", { rule: "late", limit: "2026-11-21" }],
    ["2026-09-20", "2026-09-10", { rule: "reversed" }],
    ["2026-10-01", "2026-11-01", { rule: "long", maxDays: 31 }],
    ["2026-11-08", "2026-11-12", { rule: "unavailable", date: "2026-11-10", reason: "No draws on this day" }],
    ["2026-10-01", "2026-10-31", undefined],
    ["2026-11-21", "2026-11-21", undefined],
  ])("3.3.1 find the problem, if any, of the range %s to %s", (start, end, problem) => {
    expect(problemOfRange({ start, end }, RECORDS, closed)).toEqual(problem);
  });

  it("check whether each day of a range is available, but only for ten years", () => {
    let asked = 0;
    const count = () => {
      asked += 1;
      return undefined;
    };
    problemOfRange({ start: "1000-01-01", end: "2026-11-21" }, {}, count);
    expect(asked).toBe(3653);
  });
});

describe("texts of days", () => {
  it.each([
    ["en", "2026-11-01", "2026-11-07", "Nov 1 – 7, 2026"],
    ["en", "2026-10-30", "2026-11-07", "Oct 30 – Nov 7, 2026"],
    ["en", "2026-11-07", "2026-11-07", "Nov 7, 2026"],
    ["en", "2026-11-07", "2026-11-01", "Nov 7, 2026 – Nov 1, 2026"],
    ["bn", "2026-11-01", "2026-11-07", "1–7 নভে, 2026"],
  ])("R501 writes a range of days in %s, from %s to %s, as %j", (locale, start, end, text) => {
    expect(formatDays({ start, end }, locale).replaceAll(/\s/g, " ")).toBe(text);
  });

  it.each(["bn", "hi", "ar", "fil", "vi", "id"])(
    "R501 uses Latin digits and the Gregorian calendar in %s",
    (locale) => {
      expect(formatDay("2026-11-21", locale)).toMatch(/21/);
      expect(formatDay("2026-11-21", locale)).toMatch(/2026/);
    },
  );
});
