import { describe, expectTypeOf, it } from "vitest";
import type { HtmlContentProps } from "./HtmlContent.tsx";

describe("types of HtmlContent", () => {
  it("D17 takes markup as html and accepts no children", () => {
    expectTypeOf<{ html: string }>().toExtend<HtmlContentProps>();
    expectTypeOf<HtmlContentProps>().not.toHaveProperty("children");
  });

  it("WCAG 1.3.1 does not accept heading level 1", () => {
    expectTypeOf<{ html: string; headingLevel: 2 }>().toExtend<HtmlContentProps>();
    expectTypeOf<{ html: string; headingLevel: 1 }>().not.toExtend<HtmlContentProps>();
  });
});
