import { describe, expectTypeOf, it } from "vitest";
import type { MenuProps } from "../Menu/Menu.tsx";
import type { RadioGroupProps } from "../RadioGroup/RadioGroup.tsx";
import type { TabsProps } from "../Tabs/Tabs.tsx";
import type { SelectProps } from "./Select.tsx";

// This is a type alias because an interface is not assignable to a type with `data-*` keys.
type Least = {
  label: string;
  options: [];
  value: null;
  onValueChange: (id: string) => void;
  placeholder: string;
};

describe("types of Select, Tabs, Menu and RadioGroup", () => {
  it("WCAG 4.1.2 each requires a label", () => {
    expectTypeOf<Least>().toExtend<SelectProps>();
    expectTypeOf<Omit<Least, "label">>().not.toExtend<SelectProps>();
    expectTypeOf<{ items: [] }>().not.toExtend<TabsProps>();
    expectTypeOf<{ items: []; onAction: () => void }>().not.toExtend<MenuProps>();
    expectTypeOf<{ options: [] }>().not.toExtend<RadioGroupProps>();
  });

  it("D17c Select takes one id as its value, or null", () => {
    expectTypeOf<SelectProps["value"]>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<Omit<Least, "value"> & { value: string[] }>().not.toExtend<SelectProps>();
    expectTypeOf<Omit<Least, "value"> & { value: undefined }>().not.toExtend<SelectProps>();
  });

  it("D17c Tabs and Select accept only the listed variants", () => {
    expectTypeOf<{ label: string; items: []; variant: "pill" }>().toExtend<TabsProps>();
    expectTypeOf<{ label: string; items: []; variant: "box" }>().not.toExtend<TabsProps>();
    expectTypeOf<Least & { variant: "outline" }>().not.toExtend<SelectProps>();
  });

  it("D17c Select accepts data attributes, but no className or style", () => {
    expectTypeOf<Least & { "data-probe": string }>().toExtend<SelectProps>();
    expectTypeOf<Least & { "data-probe": number }>().not.toExtend<SelectProps>();
    expectTypeOf<SelectProps>().not.toHaveProperty("className");
    expectTypeOf<SelectProps>().not.toHaveProperty("style");
  });
});
