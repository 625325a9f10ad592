import { expect, test } from "vitest";
import { winMoment } from "./rules.ts";

const NOW_MS = Date.parse("2026-11-22T18:30:00Z");

test.each([
  ["2026-11-22T18:08:00Z", "Asia/Dhaka", "00:08"],
  ["2026-11-22T17:59:00Z", "Asia/Dhaka", "Nov 22, 2026"],
  ["2026-11-22T17:59:00Z", "UTC", "17:59"],
])("R083 tells a win of %s in %s as %s", (time, timeZone, told) => {
  expect(winMoment(Date.parse(time), NOW_MS, "en-US", timeZone)).toBe(told);
});
