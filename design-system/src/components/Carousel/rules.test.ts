import { expect, test } from "vitest";
import { canLoop } from "./rules.ts";

test.each([
  [0, false],
  [1, false],
  [2, true],
  [9, true],
])("R133 with %d banners, the carousel loops: %s", (slides, loops) => {
  expect(canLoop(slides)).toBe(loops);
});
