import { describe, expectTypeOf, it } from "vitest";
import type { ImageProps } from "./Image.tsx";

// Not an interface: those fit no type that takes `data-*`.
type Least = {
  src: string;
  alt: string;
};

describe("types of Image", () => {
  it("WCAG 1.1.1 says what it shows, if only by an empty text", () => {
    expectTypeOf<Least>().toExtend<ImageProps>();
    expectTypeOf<Omit<Least, "alt">>().not.toExtend<ImageProps>();
    expectTypeOf<{ src: string; alt: undefined }>().not.toExtend<ImageProps>();
  });

  it("D17c keeps its room by a word, not by a number", () => {
    expectTypeOf<Least & { ratio: "banner" }>().toExtend<ImageProps>();
    expectTypeOf<Least & { ratio: 1.5 }>().not.toExtend<ImageProps>();
  });

  it("D17c takes data attributes, and no look of the caller's", () => {
    expectTypeOf<Least & { "data-probe": string }>().toExtend<ImageProps>();
    expectTypeOf<Least & { "data-probe": number }>().not.toExtend<ImageProps>();
    expectTypeOf<ImageProps>().not.toHaveProperty("className");
    expectTypeOf<ImageProps>().not.toHaveProperty("style");
  });
});
