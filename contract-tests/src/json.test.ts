import { describe, expect, it } from "vitest";
import { escapeToken, isObject, objectOr, pointerOf, replaceAt, stringsOf, tokensOf, valueAt } from "./json.ts";

describe("a JSON pointer", () => {
  const document = { "a/b": { "~c": [{ d: 1 }, "two"] }, "": 0, list: [] };
  it.for<[string, unknown]>([
    ["", document],
    ["/a~1b/~0c/0/d", 1],
    ["/a~1b/~0c/1", "two"],
    ["/a~1b/~0c/2", undefined],
    ["/", 0],
    ["/gone/deeper", undefined],
    ["/list/length", undefined],
    ["/constructor", undefined],
    ["/a~1b/~0c/1/0", undefined],
  ])("%s refers to %j", ([pointer, expected]) => {
    expect(valueAt(document, pointer)).toEqual(expected);
  });

  it("escapes ~ before / in a JSON pointer, and unescapes in the opposite order", () => {
    expect(escapeToken("~1/")).toBe("~01~1");
    expect(tokensOf("/~01~1/b")).toEqual(["~1/", "b"]);
    expect(tokensOf("")).toEqual([]);
  });

  it("of a reference is decoded if possible", () => {
    expect(pointerOf("#/a%20b")).toBe("/a b");
    expect(pointerOf("#/a%zz")).toBe("/a%zz");
  });

  it("selects the value to replace in a copy, and the original stays unchanged", () => {
    expect(replaceAt(document, "/a~1b/~0c/0/d", 2)).toEqual({ ...document, "a/b": { "~c": [{ d: 2 }, "two"] } });
    expect(replaceAt([1, 2], "/1", "x")).toEqual([1, "x"]);
    expect(replaceAt([1, 2], "/2", "x")).toEqual([1, 2]);
    expect(replaceAt({ a: 1 }, "/b", 2)).toEqual({ a: 1 });
    expect(replaceAt({ a: 1 }, "/constructor", 2)).toEqual({ a: 1 });
    expect(replaceAt("text", "/a", 2)).toBe("text");
    expect(replaceAt("text", "", 2)).toBe(2);
    expect(replaceAt({ "a/b": { "c~": 1 } }, "/a~1b/c~0", 2)).toEqual({ "a/b": { "c~": 2 } });
    expect(document["a/b"]["~c"][0]).toEqual({ d: 1 });
  });
});

describe("a JSON value", () => {
  it.for([
    [{}, true],
    [{ a: 1 }, true],
    [[], false],
    [null, false],
    ["a", false],
    [1, false],
    [undefined, false],
  ] as const)("%j is an object: %s", ([value, expected]) => {
    expect(isObject(value)).toBe(expected);
    expect(objectOr(value)).toEqual(expected ? value : {});
  });

  it("gives its strings when it is a list, and no strings when it is not a list", () => {
    expect(stringsOf(["a", 1, "", null])).toEqual(["a", ""]);
    expect(stringsOf("a")).toEqual([]);
  });
});
