import { describe, expectTypeOf, it } from "vitest";
import type { HtmlContentProps } from "./HtmlContent.tsx";

describe("types of HtmlContent", () => {
  it("D17 is the one that takes markup of a server, and takes nothing beside it", () => {
    expectTypeOf<{ html: string }>().toExtend<HtmlContentProps>();
    expectTypeOf<HtmlContentProps>().not.toHaveProperty("children");
  });

  it("WCAG 1.3.1 leaves the first level to the page", () => {
    expectTypeOf<{ html: string; headingLevel: 2 }>().toExtend<HtmlContentProps>();
    expectTypeOf<{ html: string; headingLevel: 1 }>().not.toExtend<HtmlContentProps>();
  });
});
