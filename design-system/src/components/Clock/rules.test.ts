import { expect, test } from "vitest";
import { clockText } from "./rules.ts";

test.each([
  ["R105 pads every part", new Date(2026, 0, 2, 3, 4, 5), "2026-01-02 03:04:05"],
  ["R105 shows midnight as 00", new Date(2026, 10, 21, 0, 0, 0), "2026-11-21 00:00:00"],
  ["R105 rounds the running second down", new Date(2026, 11, 31, 23, 59, 59, 999), "2026-12-31 23:59:59"],
])("%s", (_title, date, text) => {
  expect(clockText(date.getTime())).toBe(text);
});
