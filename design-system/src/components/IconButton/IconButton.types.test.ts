import { describe, expectTypeOf, it } from "vitest";
import type { IconDrawing } from "../../icons/drawing.ts";
import type { IconButtonProps } from "./IconButton.tsx";

interface Least {
  label: string;
  icon: IconDrawing;
}

describe("types of IconButton", () => {
  it("WCAG 4.1.2 requires a label and accepts no aria-label or children", () => {
    expectTypeOf<Least>().toExtend<IconButtonProps>();
    expectTypeOf<Omit<Least, "label">>().not.toExtend<IconButtonProps>();
    expectTypeOf<IconButtonProps>().not.toHaveProperty("aria-label");
    expectTypeOf<IconButtonProps>().not.toHaveProperty("children");
  });

  it("D17c takes an icon drawing, not a URL", () => {
    expectTypeOf<{ label: string; icon: string }>().not.toExtend<IconButtonProps>();
  });
});
