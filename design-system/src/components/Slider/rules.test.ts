import { describe, expect, test } from "vitest";
import { usableLimits, usableValues } from "./rules.ts";

describe("limits of a slider", () => {
  test.each([
    ["valid limits", { min: 10, max: 50, step: 5 }, { min: 10, max: 50, step: 5 }],
    ["negative limits", { min: -5, max: -1, step: 0.5 }, { min: -5, max: -1, step: 0.5 }],
    ["a maximum below the minimum", { min: 10, max: 1, step: 2 }, { min: 10, max: 12, step: 2 }],
    ["a step of 0", { min: 0, max: 10, step: 0 }, { min: 0, max: 10, step: 1 }],
    ["limits that are all NaN", { min: Number.NaN, max: Number.NaN, step: Number.NaN }, { min: 0, max: 1, step: 1 }],
    ["a minimum beyond exact numbers", { min: 1e21, max: 100, step: 1 }, { min: 0, max: 100, step: 1 }],
    ["an infinite maximum", { min: 0, max: Number.POSITIVE_INFINITY, step: 1 }, { min: 0, max: 1, step: 1 }],
  ])("are kept when valid and corrected otherwise: %s", (_, limits, usable) => {
    expect(usableLimits(limits)).toEqual(usable);
  });

  test.each([
    ["values inside the limits", [3, 7], [3, 7]],
    ["values outside the limits", [-3, 70], [0, 10]],
    ["values in the wrong order", [7, 3], [3, 7]],
    ["a value that is not a number", [Number.NaN, 7], [0, 7]],
  ])("bring the values of a range inside and in order: %s", (_, values, usable) => {
    expect(usableValues(values, { min: 0, max: 10, step: 1 })).toEqual(usable);
  });
});
