import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../json.ts";
import { variantsOf } from "./variants.ts";

const changesOf = (schema: JsonObject, value: unknown) =>
  variantsOf({}, schema, value).map(({ pointer, change, value: changed }) => [`${pointer} ${change}`.trim(), changed]);

/** A string converted to every other type. */
const OTHER_TYPES = [
  ["type number", 1.5],
  ["type integer", 7],
  ["type boolean", true],
  ["type array", []],
  ["type object", {}],
  ["type null", null],
];

describe("a value with one change", () => {
  it.for<[JsonObject, unknown, unknown[]]>([
    [{}, "a", [["empty", ""]]],
    [
      { type: "string", minLength: 1, maxLength: 3 },
      "ab",
      [
        ...OTHER_TYPES,
        ["minLength", "a"],
        ["minLength-1", ""],
        ["maxLength", "abb"],
        ["maxLength+1", "abbb"],
        ["empty", ""],
      ],
    ],
    [
      { type: "string", maxLength: 3 },
      "😀😀",
      [...OTHER_TYPES, ["maxLength", "😀a"], ["maxLength+1", "😀😀"], ["empty", ""]],
    ],
    [
      { minLength: 0, pattern: "a", format: "date" },
      "",
      [...OTHER_TYPES, ["minLength", ""], ["empty", ""], ["pattern", "~ ~"], ["format", "not of this format"]],
    ],
    [{ pattern: String.raw`^[\s\S]*\S[\s\S]*$` }, "a", [...OTHER_TYPES, ["empty", ""], ["pattern", "   "]]],
    [
      { type: ["string", "number", "integer", "boolean", "array", "object", "null"], maxLength: 20_001 },
      "a",
      [["empty", ""]],
    ],
    [
      { enum: ["a", 1] },
      true,
      [
        ["enum a", "a"],
        ["enum 1", 1],
        ["unknown member", "NOT_A_MEMBER"],
      ],
    ],
    [{ const: "a" }, true, [["unknown member", "NOT_A_MEMBER"]]],
    [{ const: false }, false, [["const", true]]],
    [{ const: 7 }, true, []],
    [
      { minimum: 1, maximum: 9, type: ["number", "string", "boolean", "array", "object", "null", "integer"] },
      5,
      [
        ["number as text", "5"],
        ["minimum", 1],
        ["minimum-1", 0],
        ["maximum", 9],
        ["maximum+1", 10],
      ],
    ],
    [
      { minItems: 2, maxItems: 2, type: ["array", "string", "number", "boolean", "object", "null", "integer"] },
      [1, 2],
      [
        ["minItems-1", [1]],
        ["maxItems+1", [1, 1, 1]],
        ["/0 number as text", ["1", 2]],
      ],
    ],
    [
      { minItems: 0, maxItems: 1, enum: [[]] },
      [],
      [
        ["enum", []],
        ["unknown member", "NOT_A_MEMBER"],
      ],
    ],
  ])("is made by the schema %j from the value %j", ([schema, value, expected]) => {
    expect(changesOf(schema, value)).toEqual(expected);
  });

  it("tries at most a hundred members of a long enum", () => {
    const members = Array.from({ length: 101 }, (_, index) => index);
    expect(changesOf({ enum: members }, true)).toHaveLength(101);
  });

  it("omits, adds or changes one member of an object, and keeps read-only members", () => {
    const schema = {
      required: ["a", "gone"],
      properties: { a: { enum: ["x"] }, b: { readOnly: true, enum: [1] }, c: { "x-untested": {}, enum: [1] }, d: {} },
    };
    expect(changesOf(schema, { a: "y", b: 1, c: 1 }).slice(6)).toEqual([
      ["/a missing", { b: 1, c: 1 }],
      ["undocumented property", { a: "y", b: 1, c: 1, undocumentedByContract: 1 }],
      ["/a enum x", { a: "x", b: 1, c: 1 }],
      ["/a unknown member", { a: "NOT_A_MEMBER", b: 1, c: 1 }],
      ["/a empty", { a: "", b: 1, c: 1 }],
    ]);
  });

  it("changes the alternative of a choice that the value matches", () => {
    const schema = {
      oneOf: [
        { properties: { kind: { const: "one" } } },
        { properties: { kind: { const: "two" }, size: { enum: [1] } } },
      ],
    };
    const names = changesOf(schema, { kind: "two", size: 1 }).map(([name]) => name);
    expect(names).toContain("/size enum 1");
    expect(changesOf(schema, { kind: "three" })).toEqual([]);
    expect(changesOf({ anyOf: [{ minimum: 3 }, { maximum: 4 }] }, 7).map(([name]) => name)).toContain("minimum-1");
  });
});
