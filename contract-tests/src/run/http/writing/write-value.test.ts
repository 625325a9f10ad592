import { describe, expect, it } from "vitest";
import { encodePairs, writeInHeader, writeInPath, writePairs } from "./write-value.ts";

const LIST = ["blue", "black & white"];
const THING = { R: 100, G: 200 };
const writing = (style: string, isExploded: boolean, mediaType?: string) => ({ style, isExploded, mediaType });

describe("writing a value", () => {
  it("uses the media type of the parameter, but in a query only if it is JSON", () => {
    expect(writePairs("a", { b: 1 }, writing("form", true, "application/json"))[0]?.texts).toEqual(['{"b":1}']);
    expect(writePairs("a", { b: 1 }, writing("form", true, "text/plain"))).toEqual([
      { name: "b", texts: ["1"], separator: "" },
    ]);
    expect(writeInPath("a", { b: 1 }, writing("simple", false, "text/plain"))).toBe("%7B%22b%22%3A1%7D");
    expect(writeInHeader({ b: 1 }, writing("simple", false, "application/json"))).toBe('{"b":1}');
  });

  it("uses the deep object style only for an object", () => {
    expect(writePairs("a", [1], writing("deepObject", false))).toEqual([{ name: "a", texts: ["1"], separator: "," }]);
    expect(writePairs("a", { b: null, c: [{ d: 1 }] }, writing("deepObject", true))).toEqual([
      { name: "a[b]", texts: ["null"], separator: "" },
      { name: "a[c][d]", texts: ["1"], separator: "" },
    ]);
  });

  it("escapes characters that a header cannot contain", () => {
    expect(writeInHeader("a\tÿ", writing("simple", false))).toBe("a\tÿ");
    expect(writeInHeader("a\u0001", writing("simple", false))).toBe("a%01");
    expect(writeInHeader(["a", { b: 1 }], writing("simple", true))).toBe('a,{"b":1}');
    expect(writeInHeader(undefined, writing("simple", false))).toBe("undefined");
  });
});

describe("writing a value by the OpenAPI styles", () => {
  it.for<[string, boolean, unknown, string]>([
    ["form", true, LIST, "color=blue&color=black%20%26%20white"],
    ["form", false, LIST, "color=blue,black%20%26%20white"],
    ["form", true, THING, "R=100&G=200"],
    ["form", false, THING, "color=R,100,G,200"],
    ["spaceDelimited", false, LIST, "color=blue%20black%20%26%20white"],
    ["pipeDelimited", false, LIST, "color=blue%7Cblack%20%26%20white"],
    ["deepObject", true, THING, "color%5BR%5D=100&color%5BG%5D=200"],
    ["deepObject", true, { a: { b: [1, 2] } }, "color%5Ba%5D%5Bb%5D=1&color%5Ba%5D%5Bb%5D=2"],
    ["form", true, "a\uD800b", "color=a%EF%BF%BDb"],
    ["form", true, true, "color=true"],
  ])("in a query, %s, exploded %s: %o", ([style, isExploded, value, expected]) => {
    expect(encodePairs(writePairs("color", value, writing(style, isExploded)))).toBe(expected);
  });

  it.for<[string, boolean, unknown, string]>([
    ["simple", false, "a/b", "a%2Fb"],
    ["simple", false, LIST, "blue,black%20%26%20white"],
    ["simple", false, THING, "R,100,G,200"],
    ["simple", true, THING, "R=100,G=200"],
    ["label", false, LIST, ".blue,black%20%26%20white"],
    ["label", true, LIST, ".blue.black%20%26%20white"],
    ["label", true, THING, ".R=100.G=200"],
    ["matrix", false, "blue", ";color=blue"],
    ["matrix", false, LIST, ";color=blue,black%20%26%20white"],
    ["matrix", true, LIST, ";color=blue;color=black%20%26%20white"],
    ["matrix", true, THING, ";R=100;G=200"],
  ])("in a path, %s, exploded %s: %o", ([style, isExploded, value, expected]) => {
    expect(writeInPath("color", value, writing(style, isExploded))).toBe(expected);
  });

  it.for<[boolean, unknown, string]>([
    [false, LIST, "blue,black & white"],
    [true, THING, "R=100,G=200"],
    [false, "১২৩", "%E0%A7%A7%E0%A7%A8%E0%A7%A9"],
  ])("in a header, exploded %s: %o", ([isExploded, value, expected]) => {
    expect(writeInHeader(value, writing("simple", isExploded))).toBe(expected);
  });

  it("uses the media type of the parameter", () => {
    const own = writing("form", true, "application/json");
    expect(encodePairs(writePairs("filter", THING, own))).toBe("filter=%7B%22R%22%3A100%2C%22G%22%3A200%7D");
  });
});
