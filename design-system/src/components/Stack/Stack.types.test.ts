import { describe, expectTypeOf, it } from "vitest";
import type { GridProps } from "../Grid/Grid.tsx";
import type { InlineProps } from "../Inline/Inline.tsx";
import type { StackProps } from "./Stack.tsx";

interface Least {
  children: string;
}

describe("types of Stack, Inline and Grid", () => {
  it("D17c accept only gaps of the scale", () => {
    expectTypeOf<Least & { gap: 16 }>().toExtend<StackProps & InlineProps>();
    expectTypeOf<Least & { gap: 10 }>().not.toExtend<StackProps>();
    expectTypeOf<Least & { gap: "1rem" }>().not.toExtend<InlineProps>();
    expectTypeOf<Least & { gap: 10 }>().not.toExtend<GridProps>();
  });

  it("D17c align to start and end, not to left and right", () => {
    expectTypeOf<Least & { align: "start" }>().toExtend<StackProps & InlineProps>();
    expectTypeOf<Least & { align: "left" }>().not.toExtend<StackProps>();
    expectTypeOf<Least & { justify: "right" }>().not.toExtend<InlineProps>();
  });

  it("D17c Grid accepts one to six columns", () => {
    expectTypeOf<Least & { columns: 6 }>().toExtend<GridProps>();
    expectTypeOf<Least & { columns: 7 }>().not.toExtend<GridProps>();
    expectTypeOf<Least & { columns: "1fr 2fr" }>().not.toExtend<GridProps>();
  });
});
