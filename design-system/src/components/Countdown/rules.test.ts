import { expect, test } from "vitest";
import { countdownText } from "./rules.ts";

test.each([
  ["R300 shows HH:MM:SS from one hour", 3_600_000, "01:00:00"],
  ["R300 shows MM:SS under one hour", 3_599_999, "59:59"],
  ["R300 rounds the remaining time down to whole seconds", 61_999, "01:01"],
  ["R300 shows more than 99 hours in full", 100 * 3_600_000 + 1000, "100:00:01"],
  ["R299 shows the last whole second", 1000, "00:01"],
  ["R299 shows --:--:-- when less than one second remains", 999, "--:--:--"],
  ["R299 shows --:--:-- after the end", -5000, "--:--:--"],
  ["R299 shows --:--:-- when the time is not a number", Number.NaN, "--:--:--"],
])("%s", (_title, remainingMs, text) => {
  expect(countdownText(remainingMs)).toBe(text);
});
