import { expect, it } from "vitest";
import { hasMembers } from "./comparison.ts";

const MAY = { from: "2026-05-01T00:00:00Z", before: "2026-06-01T00:00:00Z" };

it.for<[value: object, members: object, expected: boolean]>([
  [{ at: "2026-05-01T00:00:00Z" }, { at: MAY }, true],
  [{ at: "2026-06-01T06:00:00+06:00" }, { at: MAY }, false],
  [{ at: "2026-04-30T23:59:59Z" }, { at: MAY }, false],
  [{ at: null }, { at: MAY }, false],
  [{ at: "2026-05-02T00:00:00Z" }, { at: { ...MAY, before: "soon" } }, false],
])("%j has %j: %j", ([value, members, expected]) => {
  expect(hasMembers(value, { ...members })).toBe(expected);
});
