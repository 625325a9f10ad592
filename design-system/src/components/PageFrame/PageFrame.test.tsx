import { describe, expect, it } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { SAMPLE_BOTTOM_ITEMS } from "../../testing/samples/navigation.ts";
import { render } from "../../testing/render.tsx";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { BottomBar } from "../BottomBar/BottomBar.tsx";
import { PageFrame } from "./PageFrame.tsx";

const boxOf = (place: Locator) => place.element().getBoundingClientRect();

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

  it("2.4.1 has a skip link as its first tab stop that focuses the main content", async () => {
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
  ])("R101 at %d px shows only the side bars that fit", async (widthPx, names) => {
    await setViewportWidth(widthPx);
    const { container } = render(frame);
    const shown = ["Slots", "Help"].filter((name) => page.getByRole("link", { name }).elements().length > 0);
    expect(shown).toEqual(names);
    expect(container.scrollWidth).toBeLessThanOrEqual(widthPx);
  });

  it("1.4.10 lets the header and the bottom bar scroll away at 400 per cent zoom", async () => {
    await setViewportWidth(320, 256);
    render(
      <PageFrame
        skipLabel="Skip to content"
        header={<a href="#top">Lobbykit</a>}
        bottom={<BottomBar label="Quick" items={SAMPLE_BOTTOM_ITEMS} />}
      >
        <div style={{ blockSize: "200vh" }} />
        <a href="#play">Play</a>
        <div style={{ blockSize: "200vh" }} />
      </PageFrame>,
    );
    page.getByRole("link", { name: "Play" }).element().scrollIntoView({ block: "center" });
    await expect.poll(() => boxOf(page.getByRole("link", { name: "Lobbykit" })).bottom).toBeLessThanOrEqual(0);
    expect(boxOf(page.getByRole("navigation")).top).toBeGreaterThanOrEqual(256);
  });
});
