import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { SAMPLE_RIGHT_FOOTER, SAMPLE_RIGHT_ITEMS } from "../../testing/samples/navigation.ts";
import { RightBar } from "./RightBar.tsx";

describe("RightBar", () => {
  itConforms(RightBar, { label: "Help and apps", items: SAMPLE_RIGHT_ITEMS }, "aside");

  it("2.1.1 is a complementary landmark; Tab moves through its entries and its footer entries", async () => {
    render(<RightBar label="Help and apps" items={SAMPLE_RIGHT_ITEMS} footerItems={SAMPLE_RIGHT_FOOTER} />);
    await expect.element(page.getByRole("complementary", { name: "Help and apps" })).toBeVisible();
    for (const { href } of [...SAMPLE_RIGHT_ITEMS, ...SAMPLE_RIGHT_FOOTER]) {
      await userEvent.tab();
      expect(document.activeElement?.getAttribute("href")).toBe(href);
    }
  });
});
