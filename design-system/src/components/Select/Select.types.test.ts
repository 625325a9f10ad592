import { describe, expectTypeOf, it } from "vitest";
import type { MenuProps } from "../Menu/Menu.tsx";
import type { RadioGroupProps } from "../RadioGroup/RadioGroup.tsx";
import type { TabsProps } from "../Tabs/Tabs.tsx";
import type { SelectProps } from "./Select.tsx";

// Not an interface: those fit no type that takes `data-*`.
type Least = {
  label: string;
  options: [];
  value: null;
  onValueChange: (id: string) => void;
  placeholder: string;
};

describe("types of choices", () => {
  it("WCAG 4.1.2 each has a name", () => {
    expectTypeOf<Least>().toExtend<SelectProps>();
    expectTypeOf<Omit<Least, "label">>().not.toExtend<SelectProps>();
    expectTypeOf<{ items: [] }>().not.toExtend<TabsProps>();
    expectTypeOf<{ items: []; onAction: () => void }>().not.toExtend<MenuProps>();
    expectTypeOf<{ options: [] }>().not.toExtend<RadioGroupProps>();
  });

  it("D17c a choice is one id, and nothing chosen is null", () => {
    expectTypeOf<SelectProps["value"]>().toEqualTypeOf<string | null>();
    expectTypeOf<Omit<Least, "value"> & { value: string[] }>().not.toExtend<SelectProps>();
    expectTypeOf<Omit<Least, "value"> & { value: undefined }>().not.toExtend<SelectProps>();
  });

  it("D17c takes words of its lists alone", () => {
    expectTypeOf<{ label: string; items: []; variant: "pill" }>().toExtend<TabsProps>();
    expectTypeOf<{ label: string; items: []; variant: "box" }>().not.toExtend<TabsProps>();
    expectTypeOf<Least & { variant: "outline" }>().not.toExtend<SelectProps>();
  });

  it("D17c takes data attributes, and no look of the caller's", () => {
    expectTypeOf<Least & { "data-probe": string }>().toExtend<SelectProps>();
    expectTypeOf<Least & { "data-probe": number }>().not.toExtend<SelectProps>();
    expectTypeOf<SelectProps>().not.toHaveProperty("className");
    expectTypeOf<SelectProps>().not.toHaveProperty("style");
  });
});
