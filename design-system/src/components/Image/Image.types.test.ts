import { describe, expectTypeOf, it } from "vitest";
import type { ImageProps } from "./Image.tsx";

interface Least {
  src: string;
  alt: string;
}

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
});
