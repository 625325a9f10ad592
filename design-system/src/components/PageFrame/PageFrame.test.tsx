import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { setViewportWidth } from "../../testing/viewport.ts";
import { PageFrame } from "./PageFrame.tsx";

const frame = (
  <PageFrame
    skipLabel="Skip to content"
    header={<a href="#home">Home</a>}
    left={<a href="#slots">Slots</a>}
    right={<a href="#help">Help</a>}
    footer={<p>21+</p>}
    bottom={<nav aria-label="Quick">Quick</nav>}
  >
    <a href="#play">Play</a>
  </PageFrame>
);

describe("PageFrame", () => {
  itConforms(PageFrame, { skipLabel: "Skip to content", children: null }, "main");

  it("2.4.1 leads past the bars by its first link, which is seen only then", async () => {
    render(frame);
    const skip = page.getByRole("link", { name: "Skip to content" });
    await userEvent.tab();
    await expect.element(skip).toHaveFocus();
    expect(skip.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("main")).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole("link", { name: "Play" })).toHaveFocus();
  });

  it.each([
    [360, []],
    [768, ["Slots"]],
    [1366, ["Slots", "Help"]],
  ])("R101 shows at %d px the bars it has room for", async (widthPx, names) => {
    await setViewportWidth(widthPx);
    const { container } = render(frame);
    const shown = ["Slots", "Help"].filter((name) => page.getByRole("link", { name }).elements().length > 0);
    expect(shown).toEqual(names);
    expect(container.scrollWidth).toBeLessThanOrEqual(widthPx);
  });
});
