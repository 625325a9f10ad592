import { expect, test } from "vitest";
import { systemStatus } from "./system-status.ts";

test.each([
  [false, false, 0],
  [true, false, 1],
  [false, true, 2],
  [true, true, 1],
])("R254 with maintenance %s and region restriction %s, the status is %i", (maintenance, regionRestriction, status) => {
  expect(systemStatus({ maintenance, regionRestriction })).toBe(status);
});
