import { expect, it } from "vitest";
import { patternOf } from "./pattern.ts";

it("a pattern is compiled with the flag u, or else without it, or not at all", () => {
  expect(patternOf("^\\p{L}$")?.test("ü")).toBe(true);
  expect(patternOf("^[\\w-.]$")?.flags).toBe("");
  expect(patternOf("^a$")?.flags).toBe("u");
  expect(patternOf("(?i)[a")).toBeUndefined();
});
