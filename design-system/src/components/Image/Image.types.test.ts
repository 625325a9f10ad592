import { describe, expectTypeOf, it } from "vitest";
import type { ImageProps } from "./Image.tsx";

// This is a type alias because an interface is not assignable to a type with `data-*` keys.
type Least = {
  src: string;
  alt: string;
};

describe("types of Image", () => {
  it("WCAG 1.1.1 requires an alt text", () => {
    expectTypeOf<Least>().toExtend<ImageProps>();
    expectTypeOf<Omit<Least, "alt">>().not.toExtend<ImageProps>();
    expectTypeOf<{ src: string; alt: undefined }>().not.toExtend<ImageProps>();
  });

  it("D17c accepts only named ratios, not numbers", () => {
    expectTypeOf<Least & { ratio: "banner" }>().toExtend<ImageProps>();
    expectTypeOf<Least & { ratio: 1.5 }>().not.toExtend<ImageProps>();
  });

  it("D17c accepts data attributes, but no className or style", () => {
    expectTypeOf<Least & { "data-probe": string }>().toExtend<ImageProps>();
    expectTypeOf<Least & { "data-probe": number }>().not.toExtend<ImageProps>();
    expectTypeOf<ImageProps>().not.toHaveProperty("className");
    expectTypeOf<ImageProps>().not.toHaveProperty("style");
  });
});
