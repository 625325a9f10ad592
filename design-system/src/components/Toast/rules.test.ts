import { expect, test } from "vitest";
import { toastDurationMs } from "./rules.ts";

test.each([
  ["R183 stays 3000 ms by default", "neutral", undefined, 3000],
  ["R477 never stays shorter", "positive", 100, 3000],
  ["stays longer when asked", "information", 8000, 8000],
  ["an error stays at least 5000 ms", "danger", undefined, 5000],
  ["an error is not shortened", "danger", 3000, 5000],
] as const)("%s", (_title, tone, wantedMs, durationMs) => {
  expect(toastDurationMs(tone, wantedMs)).toBe(durationMs);
});
