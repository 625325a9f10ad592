import { expect, it } from "vitest";
import { patternOf, withoutLookaround } from "./pattern.ts";

it("a pattern is compiled with the flag u, or else without the flag, or else not at all", () => {
  expect(patternOf("^\\p{L}$")?.test("ü")).toBe(true);
  expect(patternOf("^[\\w-.]$")?.flags).toBe("");
  expect(patternOf("^a$")?.flags).toBe("u");
  expect(patternOf("(?i)[a")).toBeUndefined();
});

it.for<[string, string]>([
  ["^(?<!x)[a-z]{3}$", "^[a-z]{3}$"],
  [String.raw`^(?!000|(?:666))\d{3}(?=-)-\d$`, String.raw`^\d{3}-\d$`],
  [String.raw`\(?!(?<=[)(]\))a`, String.raw`\(?!a`],
  ["(?:a|b)(?<name>c)", "(?:a|b)(?<name>c)"],
  ["a(?=b", "a"],
])("%s without look-around is %s", ([pattern, expected]) => {
  expect(withoutLookaround(pattern)).toBe(expected);
});
