import { expect, test } from "vitest";
import { toastDurationMs } from "./rules.ts";

test.each([
  ["R183 a toast stays 3000 ms by default", "neutral", undefined, 3000],
  ["R477 a toast never stays for less than 3000 ms", "positive", 100, 3000],
  ["a toast stays longer when its caller asks for a longer time", "information", 8000, 8000],
  ["an error stays 5000 ms by default", "danger", undefined, 5000],
  ["an error never stays for less than 5000 ms", "danger", 3000, 5000],
] as const)("%s", (_title, tone, wantedMs, durationMs) => {
  expect(toastDurationMs(tone, wantedMs)).toBe(durationMs);
});
