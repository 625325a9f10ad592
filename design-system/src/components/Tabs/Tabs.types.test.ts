import { describe, expectTypeOf, it } from "vitest";
import type { TabItem } from "./Tabs.tsx";

describe("types of Tabs", () => {
  it("WCAG 1.3.1 requires the content of a tab, because screen readers lead from the tab to its panel", () => {
    expectTypeOf<{ value: string; label: string; content: string }>().toExtend<TabItem>();
    expectTypeOf<{ value: string; label: string }>().not.toExtend<TabItem>();
  });
});
