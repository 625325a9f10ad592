import { expect, test, vi } from "vitest";
import { usableCount } from "./usable-count.ts";

test.each([
  [4, 4],
  [1, 1],
  [0, 3],
  [-1, 3],
  [Number.NaN, 3],
  [Number.POSITIVE_INFINITY, 3],
  [1e21, 1e21],
])("D17c counts with %d as %d where 3 is usual", (count, usable) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(usableCount("Shelf (rows)", count, 3)).toBe(usable);
});
