import { describe, expect, it } from "vitest";
import {
  dayOf,
  intervalOf,
  labelOf,
  monthOf,
  periodOf,
  type ContractKind,
  type ContractPeriod,
} from "../../../../src/mock/world/agents/periods.ts";

/** A moment in the merchant's time zone. */
const dhaka = (text: string) => Date.parse(`${text}+06:00`);

const PERIODS: [ContractPeriod, string, string][] = [
  ["daily", "2026-11-18T00:00", "2026-11-19T00:00"],
  ["daily", "2026-12-31T00:00", "2027-01-01T00:00"],
  ["weekly", "2026-11-16T00:00", "2026-11-23T00:00"],
  ["weekly", "2026-12-28T00:00", "2027-01-04T00:00"],
  ["semimonthly", "2026-11-01T00:00", "2026-11-16T00:00"],
  ["semimonthly", "2026-11-16T00:00", "2026-12-01T00:00"],
  ["semimonthly", "2028-02-16T00:00", "2028-03-01T00:00"],
  ["monthly", "2026-11-01T00:00", "2026-12-01T00:00"],
  ["monthly", "2026-12-01T00:00", "2027-01-01T00:00"],
  ["monthly", "2027-02-01T00:00", "2027-03-01T00:00"],
  ["monthly", "2028-02-01T00:00", "2028-03-01T00:00"],
];

describe("R503 a period", () => {
  it.each(PERIODS)("of the kind %s runs exactly from %s to %s", (period, first, next) => {
    const span = { from: dhaka(first), to: dhaka(next) };
    expect(periodOf(period, span.from)).toEqual(span);
    expect(periodOf(period, span.to - 1)).toEqual(span);
    expect(periodOf(period, span.to).from).toBe(span.to);
    expect(periodOf(period, span.from - 1).to).toBe(span.from);
  });
});

const INTERVALS: [ContractKind, string, string][] = [
  ["realtime", "2026-11-18T13:35", "2026-11-18T13:40"],
  ["realtime", "2026-11-18T23:55", "2026-11-19T00:00"],
  ["hourly", "2026-11-18T13:00", "2026-11-18T14:00"],
  ["daily", "2026-11-18T00:00", "2026-11-19T00:00"],
  ["dividend", "2026-11-16T00:00", "2026-12-01T00:00"],
];

describe("R502 an interval", () => {
  it.each(INTERVALS)("of a %s contract runs exactly from %s to %s", (kind, first, next) => {
    const span = { from: dhaka(first), to: dhaka(next) };
    const at = (moment: number) => intervalOf(kind, "semimonthly", moment);
    expect([at(span.from), at(span.to - 1)]).toEqual([span, span]);
    expect([at(span.to).from, at(span.from - 1).to]).toEqual([span.to, span.from]);
  });
});

it.each([
  ["2026-11-20T23:59:59.999", "2026-11-20", "2026-11"],
  ["2026-11-21T00:00", "2026-11-21", "2026-11"],
  ["2026-11-30T23:59:59.999", "2026-11-30", "2026-11"],
  ["2026-12-01T00:00", "2026-12-01", "2026-12"],
])("E086 %s in Dhaka is on the day %s and in the month %s", (text, day, month) => {
  expect([labelOf(dhaka(text), "day"), labelOf(dhaka(text), "month")]).toEqual([day, month]);
  expect(labelOf(dayOf(dhaka(text)).from, "day")).toBe(day);
  expect(labelOf(monthOf(dhaka(text)).to - 1, "month")).toBe(month);
});
