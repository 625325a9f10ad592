import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { Container } from "../Container/Container.tsx";
import { Shelf } from "./Shelf.tsx";

const shelf = (count: number) => (
  <Shelf heading="Slots">
    {Array.from({ length: count }, (_, index) => (
      <button key={index} type="button" style={{ blockSize: 100 }}>
        Game {index + 1}
      </button>
    ))}
  </Shelf>
);
const row = () => page.getByRole("list", { name: "Slots" }).element();
const arrow = (name: string) => page.getByRole("button", { name });

/** Returns the indexes of the games that are completely visible. */
const inSight = () => {
  const { left, right } = row().getBoundingClientRect();
  return [...row().children].flatMap((item, index) => {
    const card = item.getBoundingClientRect();
    return card.left >= left - 1 && card.right <= right + 1 ? [index] : [];
  });
};

describe("Shelf", () => {
  itConforms(Shelf, { heading: "Slots", children: null }, "section");

  it("on phones, its row reaches the edge of the screen, and its first game starts at the gutter", async () => {
    await setViewportWidth(360);
    render(<Container>{shelf(8)}</Container>);
    const firstGame = row().firstElementChild;
    expect(row().getBoundingClientRect().right).toBe(360);
    expect(firstGame?.getBoundingClientRect().left).toBe(
      page.getByRole("heading").element().getBoundingClientRect().left,
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it.each([
    ["right", "en", 1],
    ["left", "ar", -1],
  ])("R139 scrolls to the %s in %s, and disables its arrows at the ends", async (_side, locale, sign) => {
    await setViewportWidth(800);
    await emulateMedia({ reducedMotion: "reduce" });
    render(<div dir={locale === "ar" ? "rtl" : "ltr"}>{shelf(8)}</div>, locale);
    await expect.element(arrow("Previous: Slots")).toHaveAttribute("aria-disabled", "true");
    await arrow("Next: Slots").click();
    await expect.poll(() => row().scrollLeft * sign).toBeGreaterThan(0);
    await expect.element(arrow("Previous: Slots")).toHaveAttribute("aria-disabled", "false");
    row().scrollBy({ left: sign * row().scrollWidth });
    await expect.element(arrow("Next: Slots")).toHaveAttribute("aria-disabled", "true");
  });

  it.each([
    [800, 3],
    [1280, 5],
    [1600, 6],
    [1920, 8],
  ])(
    "R139 R496 R497 at %d px scrolls by whole pages of %d games without showing a game twice",
    async (widthPx, perPage) => {
      await setViewportWidth(widthPx);
      await emulateMedia({ reducedMotion: "reduce" });
      render(shelf(2 * perPage + 1));
      const pageFrom = (first: number) => Array.from({ length: perPage }, (_none, index) => first + index);
      await expect.poll(inSight).toEqual(pageFrom(0));
      await arrow("Next: Slots").click();
      await expect.poll(inSight).toEqual(pageFrom(perPage));
      await arrow("Next: Slots").click();
      await expect.poll(inSight).toEqual([2 * perPage]);
      await expect.element(arrow("Next: Slots")).toHaveAttribute("aria-disabled", "true");
      await arrow("Previous: Slots").click();
      await expect.poll(inSight).toEqual(pageFrom(perPage));
    },
  );

  it("R139 has no arrows when all games fit", async () => {
    await setViewportWidth(800);
    render(shelf(2));
    await expect.element(page.getByRole("region", { name: "Slots" })).toBeVisible();
    await expect.poll(() => arrow("Next: Slots").elements().length).toBe(0);
  });

  it("2.1.1 scrolls to a game when the game gets the focus", async () => {
    render(shelf(8));
    const last = page.getByRole("button", { name: "Game 8" });
    last.element().focus();
    await expect
      .poll(() => Math.round(last.element().getBoundingClientRect().right))
      .toBeLessThanOrEqual(window.innerWidth);
  });

  it("2.1.1 Enter on its arrow turns a page and keeps the focus", async () => {
    await setViewportWidth(800);
    await emulateMedia({ reducedMotion: "reduce" });
    render(shelf(8));
    await expect.element(arrow("Next: Slots")).toBeVisible();
    arrow("Next: Slots").element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => row().scrollLeft).toBeGreaterThan(0);
    await expect.element(arrow("Next: Slots")).toHaveFocus();
  });
});
