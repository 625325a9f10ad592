import { expect, test } from "vitest";
import { knownTimeZone } from "./time-zone.ts";

test.each([
  ["Asia/Dhaka", "Asia/Dhaka"],
  ["UTC", "UTC"],
  ["Mars/Olympus", "UTC"],
  ["", "UTC"],
  [undefined, undefined],
])("knownTimeZone of %j is %j", (timeZone, known) => {
  expect(knownTimeZone(timeZone)).toBe(known);
  expect(knownTimeZone(timeZone)).toBe(known);
});
