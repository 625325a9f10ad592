import type { ReactElement } from "react";
import { describe, expectTypeOf, it } from "vitest";
import type { TooltipProps } from "./Tooltip.tsx";

// This is a type alias because an interface is not assignable to a type with `data-*` keys.
type Least = {
  text: string;
  children: ReactElement<object>;
};

describe("types of Tooltip", () => {
  it("WCAG 1.4.13 takes one control and a text that is a string", () => {
    expectTypeOf<Least>().toExtend<TooltipProps>();
    expectTypeOf<{ text: string; children: string }>().not.toExtend<TooltipProps>();
    expectTypeOf<{ text: string; children: ReactElement<object>[] }>().not.toExtend<TooltipProps>();
    expectTypeOf<Omit<Least, "text"> & { text: ReactElement }>().not.toExtend<TooltipProps>();
  });

  it("D17c is placed at the start or the end, not left or right", () => {
    expectTypeOf<Least & { placement: "end" }>().toExtend<TooltipProps>();
    expectTypeOf<Least & { placement: "left" }>().not.toExtend<TooltipProps>();
  });

  it("D17c accepts data attributes, but no className or style", () => {
    expectTypeOf<Least & { "data-probe": string }>().toExtend<TooltipProps>();
    expectTypeOf<Least & { "data-probe": number }>().not.toExtend<TooltipProps>();
    expectTypeOf<TooltipProps>().not.toHaveProperty("className");
    expectTypeOf<TooltipProps>().not.toHaveProperty("style");
  });
});
