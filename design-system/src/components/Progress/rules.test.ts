import { expect, test } from "vitest";
import { shareDone } from "./rules.ts";

test.each([
  [30, 120, 0.25],
  [-5, 100, 0],
  [140, 100, 1],
  [undefined, 100, undefined],
  [Number.NaN, 100, undefined],
  [Number.POSITIVE_INFINITY, 100, undefined],
  [5, Number.NaN, undefined],
  [5, Number.POSITIVE_INFINITY, undefined],
  [5, -1, undefined],
  [0, 0, undefined],
])("4.1.2 of %s of %d the share %s is done", (value, max, share) => {
  expect(shareDone(value, max)).toBe(share);
});
