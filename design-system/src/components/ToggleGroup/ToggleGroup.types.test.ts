import { describe, expectTypeOf, it } from "vitest";
import type { MultipleToggleGroupProps, SingleToggleGroupProps, ToggleGroupProps } from "./ToggleGroup.tsx";

const common = { label: "Period", options: [{ id: "day", label: "Day" }] };

describe("types of ToggleGroup", () => {
  it("the value is a string for a single choice, and a list for several choices", () => {
    expectTypeOf({ ...common, value: "day" }).toExtend<SingleToggleGroupProps>();
    expectTypeOf({
      ...common,
      selectionMode: "multiple" as const,
      value: ["day"],
    }).toExtend<MultipleToggleGroupProps>();
    expectTypeOf({ ...common, value: ["day"] }).not.toExtend<ToggleGroupProps>();
    expectTypeOf({ ...common, selectionMode: "multiple" as const, value: "day" }).not.toExtend<ToggleGroupProps>();
  });

  it("its label is required", () => {
    expectTypeOf({ options: common.options }).not.toExtend<ToggleGroupProps>();
  });
});
