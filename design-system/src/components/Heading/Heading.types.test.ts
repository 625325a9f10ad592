import { describe, expectTypeOf, it } from "vitest";
import type { TextProps } from "../Text/Text.tsx";
import type { HeadingProps } from "./Heading.tsx";

interface Least {
  level: 2;
  children: string;
}

describe("types of Heading and Text", () => {
  it("WCAG 1.3.1 Heading requires a level, independent of its size", () => {
    expectTypeOf<Least>().toExtend<HeadingProps>();
    expectTypeOf<Least & { size: 36 }>().toExtend<HeadingProps>();
    expectTypeOf<Omit<Least, "level">>().not.toExtend<HeadingProps>();
    expectTypeOf<{ level: 7; children: string }>().not.toExtend<HeadingProps>();
  });

  it("D17c Heading and Text accept only sizes of the scale", () => {
    expectTypeOf<Least & { size: 20 }>().not.toExtend<HeadingProps>();
    expectTypeOf<{ children: string; size: 15 }>().not.toExtend<TextProps>();
  });

  it("WCAG 1.3.1 Text cannot be a heading element, nor be aligned left", () => {
    expectTypeOf<{ children: string; as: "span" }>().toExtend<TextProps>();
    expectTypeOf<{ children: string; as: "h2" }>().not.toExtend<TextProps>();
    expectTypeOf<{ children: string; align: "left" }>().not.toExtend<TextProps>();
  });
});
