import type { ReactElement } from "react";
import { describe, expectTypeOf, it } from "vitest";
import type { TooltipProps } from "./Tooltip.tsx";

// Not an interface: those fit no type that takes `data-*`.
type Least = {
  text: string;
  children: ReactElement<object>;
};

describe("types of Tooltip", () => {
  it("WCAG 1.4.13 explains one control, in words", () => {
    expectTypeOf<Least>().toExtend<TooltipProps>();
    expectTypeOf<{ text: string; children: string }>().not.toExtend<TooltipProps>();
    expectTypeOf<{ text: string; children: ReactElement<object>[] }>().not.toExtend<TooltipProps>();
    expectTypeOf<Omit<Least, "text"> & { text: ReactElement }>().not.toExtend<TooltipProps>();
  });

  it("D17c names ends of the line, not sides of the screen", () => {
    expectTypeOf<Least & { placement: "end" }>().toExtend<TooltipProps>();
    expectTypeOf<Least & { placement: "left" }>().not.toExtend<TooltipProps>();
  });

  it("D17c takes data attributes, and no look of the caller's", () => {
    expectTypeOf<Least & { "data-probe": string }>().toExtend<TooltipProps>();
    expectTypeOf<Least & { "data-probe": number }>().not.toExtend<TooltipProps>();
    expectTypeOf<TooltipProps>().not.toHaveProperty("className");
    expectTypeOf<TooltipProps>().not.toHaveProperty("style");
  });
});
