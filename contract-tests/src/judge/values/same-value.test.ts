import { describe, expect, it } from "vitest";
import { canonical, withoutMembers, withoutMoved, isSameValue } from "./comparison.ts";
import { momentOf } from "./numbers.ts";

describe("the canonical text of a value", () => {
  it("sorts members at any depth and keeps the order of lists", () => {
    expect(canonical({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
    expect(canonical([2, 1])).toBe("[2,1]");
    expect(canonical(undefined)).toBe("nothing");
    expect(canonical("nothing")).toBe('"nothing"');
  });
});

describe("a value without some of its members", () => {
  it("lacks the named members at any depth and keeps all others", () => {
    const value = { now: 1, list: [{ now: 2, id: 3 }, "now"], inner: { now: {}, later: null } };
    expect(withoutMembers(value, ["now", "gone"])).toEqual({ list: [{ id: 3 }, "now"], inner: { later: null } });
    expect(withoutMembers(value, [])).toEqual(value);
    expect(withoutMembers("now", ["now"])).toBe("now");
  });
});

describe("a value without the parts that change by themselves", () => {
  it.for<[string, unknown, unknown, unknown, unknown]>([
    ["lacks nothing when both readings are equal", { a: 1 }, 7, 7, { a: 1 }],
    ["lacks a value that differs", { at: 3, v: [9] }, { at: 1, v: [5] }, { at: 2, v: [5] }, { at: null, v: [9] }],
    ["lacks a field that only one reading has", { at: 3, v: 9 }, { v: 5 }, { at: 2, v: 5 }, { v: 9 }],
    ["lacks the part of a row that differs", [{ t: 3, v: 9 }], [{ t: 1, v: 5 }], [{ t: 2, v: 5 }], [{ t: null, v: 9 }]],
    ["lacks a list whose length differs", { list: [1, 2] }, { list: [1] }, { list: [1, 2] }, { list: null }],
    ["lacks a list of another length than two different readings", [1, 2, 3], [1, 2], [1, 4], null],
    ["lacks a text that is an object in a reading", "x", { a: 1 }, { a: 2 }, null],
  ])("%s", ([, value, one, other, kept]) => {
    expect(withoutMoved(value, [one, other])).toEqual(kept);
  });
});

describe("two values", () => {
  it.for<[unknown, unknown, boolean]>([
    ["100.00", 100, true],
    ["100.01", 100, false],
    ["7", 7, true],
    ["a", "a", true],
    ["a", "b", false],
    ["a", 1, false],
    [true, "true", true],
    [true, false, false],
    ["1e3", 1000, false],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: "1" }, false],
    [null, undefined, false],
    [null, null, true],
    [null, "null", false],
    [undefined, undefined, true],
    [[1], 1, false],
  ])("%j and %j are equal: %s", ([one, other, expected]) => {
    expect(isSameValue(one, other)).toBe(expected);
    expect(isSameValue(other, one)).toBe(expected);
  });
});

describe("a moment", () => {
  it.for<[unknown, number | undefined]>([
    [0, 0],
    [1_700_000_000_000, 1_700_000_000_000],
    ["1970-01-01T00:00:01Z", 1000],
    ["1970-01-01T01:00:01+01:00", 1000],
    ["soon", undefined],
    ["", undefined],
    [null, undefined],
    [undefined, undefined],
    [true, undefined],
  ])("%j is read as %s", ([value, expected]) => {
    expect(momentOf(value)).toBe(expected);
  });
});
