import { describe, expect, it } from "vitest";
import { pointerFrom } from "./relative-pointer.ts";

describe("a pointer as seen from a value", () => {
  it.for([
    ["/value/totals/net", "/timestamp", "/timestamp"],
    ["/value/totals/net", "0", "/value/totals/net"],
    ["/value/totals/net", "1/profit", "/value/totals/profit"],
    ["/value/previous/to", "2/current/from", "/value/current/from"],
    ["/rows/3/count", "3/title", "/title"],
    ["/rows", "7/title", "/title"],
  ] as const)("from %s, %s is %s", ([from, pointer, expected]) => {
    expect(pointerFrom(from, pointer)).toBe(expected);
  });
});
