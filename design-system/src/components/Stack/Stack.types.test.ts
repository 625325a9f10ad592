import { describe, expectTypeOf, it } from "vitest";
import type { GridProps } from "../Grid/Grid.tsx";
import type { InlineProps } from "../Inline/Inline.tsx";
import type { StackProps } from "./Stack.tsx";

interface Least {
  children: string;
}

describe("types of layout", () => {
  it("D17c space comes in steps of the scale", () => {
    expectTypeOf<Least & { gap: 16 }>().toExtend<StackProps & InlineProps>();
    expectTypeOf<Least & { gap: 10 }>().not.toExtend<StackProps>();
    expectTypeOf<Least & { gap: "1rem" }>().not.toExtend<InlineProps>();
    expectTypeOf<Least & { gap: 10 }>().not.toExtend<GridProps>();
  });

  it("D17c names ends of the line, not sides of the screen", () => {
    expectTypeOf<Least & { align: "start" }>().toExtend<StackProps & InlineProps>();
    expectTypeOf<Least & { align: "left" }>().not.toExtend<StackProps>();
    expectTypeOf<Least & { justify: "right" }>().not.toExtend<InlineProps>();
  });

  it("D17c a grid has one to six columns, by width if need be", () => {
    expectTypeOf<Least & { columns: 6 }>().toExtend<GridProps>();
    expectTypeOf<Least & { columns: 7 }>().not.toExtend<GridProps>();
    expectTypeOf<Least & { columns: "1fr 2fr" }>().not.toExtend<GridProps>();
  });
});
