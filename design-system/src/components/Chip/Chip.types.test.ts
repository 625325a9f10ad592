import { describe, expectTypeOf, it } from "vitest";
import type { ChipProps } from "./Chip.tsx";

interface Toggle {
  label: string;
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
}
interface Removable {
  label: string;
  onRemove: () => void;
}

describe("types of Chip", () => {
  it("D17c is either pressable or removable", () => {
    expectTypeOf<Toggle>().toExtend<ChipProps>();
    expectTypeOf<Removable>().toExtend<ChipProps>();
    expectTypeOf<Toggle & Removable>().not.toExtend<ChipProps>();
    expectTypeOf<{ label: string }>().not.toExtend<ChipProps>();
  });

  it("D17c requires pressed and onPressedChange together", () => {
    expectTypeOf<Omit<Toggle, "onPressedChange">>().not.toExtend<ChipProps>();
    expectTypeOf<Omit<Toggle, "pressed">>().not.toExtend<ChipProps>();
  });

  it("D17c accepts a count only when it is pressable", () => {
    expectTypeOf<Toggle & { count: number }>().toExtend<ChipProps>();
    expectTypeOf<Removable & { count: number }>().not.toExtend<ChipProps>();
  });

  it("WCAG 4.1.2 requires a label", () => {
    expectTypeOf<Omit<Toggle, "label">>().not.toExtend<ChipProps>();
    expectTypeOf<Omit<Removable, "label">>().not.toExtend<ChipProps>();
  });
});
