import { expect, it } from "vitest";
import type { Filter, Match } from "../../../plan/read/lists/list-filters.ts";
import { matchesFilter } from "./row-match.ts";

const filterOf = (match: Match, more: Partial<Filter> = {}): Filter => ({
  parameter: "p",
  fields: ["/at"],
  match,
  except: [],
  adds: [],
  specPointer: "/s",
  isInferred: true,
  ...more,
});
const WHOLE = { hasWholeDays: true };

it.for<[match: Match, asked: unknown, row: unknown, more: Partial<Filter>, expected: boolean | undefined]>([
  ["all", ["a", "b"], ["a", "b", "c"], {}, true],
  ["all", ["a", "b"], ["a"], {}, false],
  ["all", "a,b", ["a", "b"], {}, true],
  ["any", ["a", "b"], ["b"], {}, true],
  ["any", ["a", "b"], ["c"], {}, false],
  ["some", ["a", "b"], ["a", "b"], {}, true],
  ["some", ["a", "b"], ["a"], {}, undefined],
  ["some", ["a", "b"], ["c"], {}, false],
  ["some", ["a"], ["b"], {}, false],
  ["from", 5, 5, {}, true],
  ["from", 5, 4, {}, false],
  ["through", 5, 6, {}, false],
  ["through", "2031-03-31", "2031-03-31T22:30:00Z", {}, undefined],
  ["through", "2031-03-31", "2031-03-31T22:30:00Z", WHOLE, true],
  ["through", "2031-03-31", "2031-04-01T00:00:00Z", WHOLE, false],
  ["from", "2031-03-31", "2031-03-30T23:59:59Z", WHOLE, false],
  ["through", "2031-03-31", "2031-03-31T22:30:00+02:00", WHOLE, undefined],
])("a filter for %s of %j matches %j: %j", ([match, asked, at, more, expected]) => {
  expect(matchesFilter(filterOf(match, more), { at }, asked)).toBe(expected);
});

it.for<[row: object, asked: unknown, more: Partial<Filter>, expected: boolean | undefined]>([
  [{ at: "Anna" }, "%", { isInferred: false }, false],
  [{ at: "a_b" }, "_", { isInferred: false }, true],
  [{ at: "Anna" }, "%", {}, undefined],
  [{ at: "Anna", id: "10001" }, "10001", { wholeFields: ["/id"] }, true],
  [{ at: "Anna", id: "10001" }, "1000", { wholeFields: ["/id"] }, false],
])("a search for a part of a text finds %j by %j, with %j: %j", ([row, asked, more, expected]) => {
  expect(matchesFilter(filterOf("contains", more), row, asked)).toBe(expected);
});

it.for<[value: unknown, asked: unknown, more: Partial<Filter>, expected: boolean | undefined]>([
  [undefined, "high", { isEmptyOther: true }, false],
  [null, "high", { isEmptyOther: true }, false],
  [null, "high", {}, undefined],
  [null, "true", { isEmptyOther: true, values: { true: null } }, undefined],
  [null, "any", { isEmptyOther: true, except: ["any"] }, undefined],
])("a row with %j does not have the value %j, with %j: %j", ([at, asked, more, expected]) => {
  expect(matchesFilter(filterOf("equal", more), { at }, asked)).toBe(expected);
});
