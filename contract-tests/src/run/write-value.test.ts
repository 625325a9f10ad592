import { describe, expect, it } from "vitest";
import { writeInHeader, writeInPath, writePairs } from "./write-value.ts";

const writing = (style: string, isExploded: boolean, mediaType?: string) => ({ style, isExploded, mediaType });

describe("a value", () => {
  it("is written in its own media type; in the query only JSON is", () => {
    expect(writePairs("a", { b: 1 }, writing("form", true, "application/json"))[0]?.texts).toEqual(['{"b":1}']);
    expect(writePairs("a", { b: 1 }, writing("form", true, "text/plain"))).toEqual([
      { name: "b", texts: ["1"], separator: "" },
    ]);
    expect(writeInPath("a", { b: 1 }, writing("simple", false, "text/plain"))).toBe("%7B%22b%22%3A1%7D");
    expect(writeInHeader({ b: 1 }, writing("simple", false, "application/json"))).toBe('{"b":1}');
  });

  it("is written as a deep object only when it is an object", () => {
    expect(writePairs("a", [1], writing("deepObject", false))).toEqual([{ name: "a", texts: ["1"], separator: "," }]);
    expect(writePairs("a", { b: null, c: [{ d: 1 }] }, writing("deepObject", true))).toEqual([
      { name: "a[b]", texts: ["null"], separator: "" },
      { name: "a[c][d]", texts: ["1"], separator: "" },
    ]);
  });

  it("is encoded in a header when no header can hold it", () => {
    expect(writeInHeader("a\tÿ", writing("simple", false))).toBe("a\tÿ");
    expect(writeInHeader("a\u0001", writing("simple", false))).toBe("a%01");
    expect(writeInHeader(["a", { b: 1 }], writing("simple", true))).toBe('a,{"b":1}');
    expect(writeInHeader(undefined, writing("simple", false))).toBe("undefined");
  });
});
