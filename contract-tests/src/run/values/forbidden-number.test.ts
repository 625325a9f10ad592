import { describe, expect, it } from "vitest";
import { forbiddenNumber } from "./series-memory.ts";

const json = { min: "100.00", max: 500, step: 10, one: 1, zero: 0, text: "many" };

describe("a number outside documented bounds", () => {
  it.for([
    ["below the minimum", "/min", -1, undefined, "99"],
    ["above the maximum", "/max", 1, undefined, 501],
    ["in the last place above the maximum", "/min", 1, undefined, "100.01", true],
    ["in the last place below the minimum", "/min", -1, undefined, "99.99", true],
    ["in the last place of a number without decimals", "/max", 1, undefined, 501, true],
    ["between two steps", "/min", 1, "/step", "101"],
    ["between steps of one", "/min", 1, "/one", undefined],
    ["between steps of unknown size", "/min", 1, "/none", undefined],
    ["below zero", "/zero", -1, undefined, undefined],
    ["beyond a missing bound", "/none", 1, undefined, undefined],
    ["beyond a bound that is no number", "/text", 1, undefined, undefined],
  ] as const)(
    "%s is computed, or is undefined when there is no such number",
    ([, pointer, plus, between, expected, isFinest]) => {
      const source = {
        step: "bounds",
        isNeeded: true,
        pointer,
        plus,
        ...(between && { between }),
        ...(isFinest && { isFinest }),
      } as const;
      expect(forbiddenNumber({ json, headers: new Map() }, source)).toBe(expected);
    },
  );
});
