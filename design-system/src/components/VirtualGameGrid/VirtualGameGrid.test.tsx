import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { VirtualGameGrid } from "./VirtualGameGrid.tsx";

const games = (count: number) => Array.from({ length: count }, (_, index) => `Game ${index + 1}`);
const CARD_PX = 180;
const card = (name: string) => (
  <div style={{ blockSize: CARD_PX }}>
    <button type="button">{name}</button>
  </div>
);
const itself = (name: string) => name;
const gridOf = (names: readonly string[]) => (
  <VirtualGameGrid label="All games" items={names} itemKey={itself}>
    {card}
  </VirtualGameGrid>
);
const grid = (count: number) => gridOf(games(count));
const list = () => page.getByRole("list", { name: "All games" });
const button = (name: string) => page.getByRole("button", { name, exact: true });

function scrollTo(topPx: number) {
  window.scrollTo(0, topPx);
  onTestFinished(() => window.scrollTo(0, 0));
}

describe("VirtualGameGrid", () => {
  itConforms(VirtualGameGrid<string>, { label: "All games", items: games(3), itemKey: itself, children: card }, "ul");

  it("R499 renders a single page of games completely", async () => {
    await setViewportWidth(1400);
    render(grid(25));
    expect(list().getByRole("listitem").elements()).toHaveLength(25);
    await expect.element(button("Game 25")).not.toHaveAttribute("aria-setsize");
  });

  it("R499 renders a new list at its full height with only the first game, and then adds the other games", async () => {
    await setViewportWidth(1400);
    const { rerender } = render(grid(600));
    await expect.element(button("Game 20")).toBeVisible();
    const found = ["Koi", "Moon", "River", "Lotus", "Drum", "Kite", "Boat"];
    rerender(gridOf(found));
    const names = () =>
      list()
        .getByRole("button")
        .elements()
        .map(({ textContent }) => textContent);
    expect(names()).toEqual(found.slice(0, 1));
    expect(Math.round(list().element().getBoundingClientRect().height)).toBe(2 * (CARD_PX + 16) - 16);
    await expect.poll(names).toEqual(found);
  });

  it("R499, 1.3.1 renders only the games near the window, and exposes the total", async () => {
    await setViewportWidth(1400);
    render(grid(600));
    await expect.element(button("Game 1")).toBeVisible();
    const items = list().getByRole("listitem").elements();
    expect(items.length).toBeLessThan(80);
    expect(items[0]?.getAttribute("aria-setsize")).toBe("600");
    scrollTo(document.documentElement.scrollHeight);
    await expect.element(button("Game 600")).toBeVisible();
    expect(button("Game 600").element().closest("li")?.getAttribute("aria-posinset")).toBe("600");
    expect(button("Game 1").elements()).toHaveLength(0);
  });

  it("R499 shows placeholders for cards that are not rendered, but none after the last card", async () => {
    await setViewportWidth(1400);
    render(grid(602));
    await expect.element(button("Game 6")).toBeVisible();
    const { blockSize, backgroundImage, backgroundSize } = getComputedStyle(list().element(), "::before");
    expect(backgroundImage).toContain("conic-gradient");
    expect(backgroundSize).toContain(`${CARD_PX + 16}px`);
    expect(blockSize).toBe(`${120 * (CARD_PX + 16)}px`);
  });

  it.each([
    [400, 2],
    [800, 3],
    [1400, 5],
    [1920, 8],
  ])("R498 has as many columns as GameGrid: at %d px, %d columns", async (widthPx, columns) => {
    await setViewportWidth(widthPx);
    render(grid(100));
    await expect.element(button(`Game ${columns + 1}`)).toBeVisible();
    const topOf = (name: string) => button(name).element().getBoundingClientRect().top;
    await expect.poll(() => topOf(`Game ${columns}`)).toBe(topOf("Game 1"));
    expect(topOf(`Game ${columns + 1}`)).toBeGreaterThan(topOf("Game 1"));
  });

  it("2.4.3 keeps a focused card in the document when it is scrolled out of view", async () => {
    await setViewportWidth(1400);
    render(grid(600));
    const second = button("Game 2");
    second.element().focus();
    scrollTo(9000);
    await expect.element(button("Game 240")).toBeInTheDocument();
    await expect.element(second).toHaveFocus();
    second.element().blur();
    await expect.element(second).not.toBeInTheDocument();
  });

  it("R499 is as high as all of its rows", async () => {
    await setViewportWidth(1400);
    render(grid(600));
    const rows = 600 / 5;
    await expect
      .poll(() => Math.round(list().element().getBoundingClientRect().height))
      .toBe(rows * (CARD_PX + 16) - 16);
  });
});
