import { describe, expect, it } from "vitest";
import { readText } from "./read-text.ts";

const read = (text: string) => readText(new TextEncoder().encode(text));

describe("the JSON of a response", () => {
  it("has integers beyond 2^53 as texts, and has a second version with numbers for the check against the schema", () => {
    const { json, inNumbers } = read('{"id":9007199254740993,"small":7,"list":[-9223372036854775808]}');
    expect(json).toEqual({ id: "9007199254740993", small: 7, list: ["-9223372036854775808"] });
    expect(inNumbers).toEqual({ id: 9007199254740992, small: 7, list: [-9223372036854775808] });
  });

  it.for(['{"id":9007199254740991}', '{"part":0.12345678901234567890}', '{"text":"9007199254740993"}', '{"big":1e30}'])(
    "has no second version for %s",
    (text) => {
      expect(read(text)).toEqual({ text, json: JSON.parse(text) });
    },
  );

  it("is undefined for text that is not JSON", () => {
    expect(read("1234567890123456789 apples")).toEqual({ text: "1234567890123456789 apples", json: undefined });
  });
});
