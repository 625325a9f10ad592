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
  it("D17c is pressed or removed, never both and never neither", () => {
    expectTypeOf<Toggle>().toExtend<ChipProps>();
    expectTypeOf<Removable>().toExtend<ChipProps>();
    expectTypeOf<Toggle & Removable>().not.toExtend<ChipProps>();
    expectTypeOf<{ label: string }>().not.toExtend<ChipProps>();
  });

  it("D17c says who holds whether it is pressed", () => {
    expectTypeOf<Omit<Toggle, "onPressedChange">>().not.toExtend<ChipProps>();
    expectTypeOf<Omit<Toggle, "pressed">>().not.toExtend<ChipProps>();
  });

  it("D17c counts only what can be chosen", () => {
    expectTypeOf<Toggle & { count: number }>().toExtend<ChipProps>();
    expectTypeOf<Removable & { count: number }>().not.toExtend<ChipProps>();
  });

  it("WCAG 4.1.2 has a name", () => {
    expectTypeOf<Omit<Toggle, "label">>().not.toExtend<ChipProps>();
    expectTypeOf<Omit<Removable, "label">>().not.toExtend<ChipProps>();
  });
});
