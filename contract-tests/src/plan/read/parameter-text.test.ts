import { describe, expect, it } from "vitest";
import { asText, formReadings, readingsOf } from "./parameter-text.ts";

describe("a value as text", () => {
  it.for<[unknown, string]>([
    ["a", "a"],
    [7, "7"],
    [null, "null"],
    [true, "true"],
    [["a", 1, null], "a,1,null"],
    [{ a: 1 }, '{"a":1}'],
    [[{ a: 1 }, "b"], '{"a":1},b'],
    [[], ""],
  ])("%j is written as %j", ([value, text]) => {
    expect(asText(value)).toBe(text);
  });

  it("is read in every way in which a server could read it", () => {
    expect(readingsOf("7", false)).toEqual(["7", 7]);
    expect(readingsOf("true", false)).toEqual(["true", true]);
    expect(readingsOf("false", false)).toEqual(["false", false]);
    expect(readingsOf(" ", false)).toEqual([" ", " "]);
    expect(readingsOf("1e999", false)).toEqual(["1e999", "1e999"]);
    expect(readingsOf("a, 1", true)).toEqual(["a, 1", "a, 1", ["a", " 1"], ["a", "1"], ["a", 1]]);
  });

  it("of a form is read in three ways", () => {
    expect(formReadings({ a: 1, b: "x", c: ["p", "q"] })).toEqual([
      { a: 1, b: "x", c: ["p", "q"] },
      { a: "1", b: "x", c: "p,q" },
      { a: 1, b: "x", c: "p,q" },
    ]);
    expect(formReadings([1])).toEqual([[1]]);
  });
});
