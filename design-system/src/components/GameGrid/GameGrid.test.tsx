import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { GameGrid } from "./GameGrid.tsx";

const grid = (
  <GameGrid label="Slots">
    {Array.from({ length: 9 }, (_, index) => (
      <span key={index}>Game {index}</span>
    ))}
  </GameGrid>
);

describe("GameGrid", () => {
  itConforms(GameGrid, { label: "Slots", children: null }, "ul");

  it("1.3.1 is a named list with one item for each game", async () => {
    render(grid);
    await expect.element(page.getByRole("list", { name: "Slots" })).toBeVisible();
    expect(page.getByRole("listitem").elements()).toHaveLength(9);
  });

  it.each([
    [360, 2],
    [768, 3],
    [1024, 5],
    [1280, 5],
    [1365, 5],
    [1366, 5],
    [1600, 6],
    [1920, 8],
  ])("R496 R498 at %d px shows %d columns", async (widthPx, columns) => {
    await setViewportWidth(widthPx);
    render(grid);
    const list = page.getByRole("list", { name: "Slots" }).element();
    expect(getComputedStyle(list).gridTemplateColumns.split(" ")).toHaveLength(columns);
  });
});
