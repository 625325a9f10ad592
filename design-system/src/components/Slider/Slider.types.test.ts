import { describe, expectTypeOf, it } from "vitest";
import type { SliderProps } from "./Slider.tsx";

describe("types of Slider", () => {
  it("the value is a number, or two numbers for a range", () => {
    expectTypeOf({ label: "Volume", value: 3 }).toExtend<SliderProps>();
    expectTypeOf({ label: "Stake", isRange: true as const, value: [1, 2] as const }).toExtend<SliderProps>();
    expectTypeOf({ label: "Stake", isRange: true as const, value: 3 }).not.toExtend<SliderProps>();
    expectTypeOf({ label: "Volume", value: [1, 2] as const }).not.toExtend<SliderProps>();
    expectTypeOf({ label: "Stake", isRange: true as const, value: [1, 2, 3] as const }).not.toExtend<SliderProps>();
  });

  it("its label is required", () => {
    expectTypeOf({ value: 3 }).not.toExtend<SliderProps>();
  });
});
