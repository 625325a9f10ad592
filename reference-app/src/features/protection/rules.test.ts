import { expect, test } from "vitest";
import {
  limitRows,
  pendingState,
  possibleBreaks,
  readLimitAmount,
  readMinutes,
  timeOutEnd,
  type PlayLimits,
} from "./rules.ts";

const NOW = Date.parse("2026-11-22T12:00:00Z");
const PENDING = { confirmableAt: "2026-11-22T12:00:00Z", lapsesAt: "2026-11-29T12:00:00Z" };
const NO_MONEY = { usedAmount: "0.00" };
const NO_TIME = { usedMinutes: 0 };
const LIMITS: PlayLimits = {
  currency: "BDT",
  coolOffHours: 24,
  deposit: [
    { period: "24h", amount: "5000.00", usedAmount: "1500.00", pending: { ...PENDING, amount: "8000.00" } },
    { period: "7d", ...NO_MONEY },
    { period: "1m", ...NO_MONEY },
  ],
  loss: [
    { period: "24h", amount: "500.00", usedAmount: "500.00", reachedUntil: "2026-11-23T09:00:00Z" },
    { period: "7d", ...NO_MONEY },
    { period: "1m", ...NO_MONEY },
  ],
  session: [
    { period: "24h", minutes: 60, usedMinutes: 20, pending: PENDING },
    { period: "7d", ...NO_TIME },
    { period: "1m", ...NO_TIME },
  ],
};

test("D15 E102 money limits and time limits become rows of the same form", () => {
  expect(limitRows(LIMITS, "deposit")[0]).toEqual({
    kind: "deposit",
    period: "24h",
    used: "1500.00",
    limit: "5000.00",
    reachedUntil: undefined,
    pending: { ...PENDING, amount: "8000.00", limit: "8000.00" },
  });
  expect(limitRows(LIMITS, "loss")[0]).toMatchObject({ limit: "500.00", reachedUntil: "2026-11-23T09:00:00Z" });
  const [day, week] = limitRows(LIMITS, "session");
  expect(day).toMatchObject({ used: "20", limit: "60", pending: { limit: undefined } });
  expect(week).toMatchObject({ used: "0", limit: undefined, pending: undefined });
});

test.each([
  [-1, "waits"],
  [0, "confirmable"],
  [7 * 86_400_000 - 1, "confirmable"],
  [7 * 86_400_000, "lapsed"],
])("D15 %i ms after its confirmation time, a higher limit is: %s", (afterMs, state) => {
  expect(pendingState({ ...PENDING, limit: "8000.00" }, NOW + afterMs)).toBe(state);
});

const running = (duration: "24h" | "7d" | "30d" | "6m", startedAgoDays = 0) => {
  const startedAt = NOW - startedAgoDays * 86_400_000;
  const until = new Date(timeOutEnd(duration, startedAt)).toISOString();
  return { duration, startedAt: new Date(startedAt).toISOString(), until };
};

test.each([
  ["no break", undefined, ["24h", "7d", "30d"]],
  ["a break of a day that has just started", running("24h"), ["7d", "30d"]],
  ["a break of a week with less than a day left", running("7d", 6.5), ["24h", "7d", "30d"]],
  ["a break of a month", running("30d", 1), ["30d"]],
  ["a self-exclusion", running("6m", 183), []],
])("E104 during %s, only longer breaks can be chosen", (_name, timeOut, choices) => {
  expect(possibleBreaks(timeOut, NOW)).toEqual(choices);
});

test.each([
  ["", undefined],
  ["0", 0],
  ["90", 90],
  ["43200", 43_200],
  ["43201", undefined],
  ["1.5", undefined],
  ["-5", undefined],
])("D15 the text “%s” is read as %s minutes", (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes);
});

test.each([
  ["", undefined],
  ["500", "500.00"],
  ["0", "0.00"],
  ["12.5", "12.50"],
  ["999999999999.99", "999999999999.99"],
  ["12.345", undefined],
  ["-5", undefined],
  ["1e3", undefined],
])("R501 the text “%s” is read as the amount %s", (text, amount) => {
  expect(readLimitAmount(text, "BDT")).toBe(amount);
});

test.each([
  ["500000", "500000.00"],
  ["500000.00", "500000.00"],
  ["500000.5", undefined],
])("R501 in a currency without decimals, the text “%s” is read as the amount %s", (text, amount) => {
  expect(readLimitAmount(text, "VND")).toBe(amount);
});
