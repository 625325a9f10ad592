import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { SAMPLE_BOTTOM_ITEMS } from "../../testing/samples/navigation.ts";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { BottomBar } from "./BottomBar.tsx";

const bar = <BottomBar label="Main" items={SAMPLE_BOTTOM_ITEMS} />;

describe("BottomBar", () => {
  itConforms(BottomBar, { label: "Main", items: SAMPLE_BOTTOM_ITEMS }, "nav");

  it("2.1.1 Tab moves through the entries in the given order", async () => {
    render(bar);
    for (const { href } of SAMPLE_BOTTOM_ITEMS) {
      await userEvent.tab();
      expect(document.activeElement?.getAttribute("href")).toBe(href);
    }
  });

  it("2.5.5 has entries at least 44 px high on phones, and is hidden on wider screens", async () => {
    render(bar);
    for (const link of page.getByRole("link").elements()) {
      expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await setViewportWidth(768);
    expect(page.getByRole("navigation").elements()).toHaveLength(0);
  });
});
