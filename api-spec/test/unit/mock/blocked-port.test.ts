import { expect, test } from "vitest";
import { isBlockedByBrowsers } from "../../../src/mock/blocked-port.ts";

test.each([
  [4190, true],
  [6000, true],
  [6667, true],
  [10_080, true],
  [4010, false],
  [5173, false],
  [0, false],
])("D2 browsers block port %i: %s", async (port, isBlocked) => {
  expect(await isBlockedByBrowsers(port)).toBe(isBlocked);
});
