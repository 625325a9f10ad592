import { describe, expect, it } from "vitest";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { Grid, type GridProps } from "./Grid.tsx";

const PARTS = Array.from({ length: 6 }, (_, index) => <p key={index}>{index}</p>);
/** Counts the cells in the first row. */
function columnsOf(props: Omit<GridProps, "children">, widthPx: number): number {
  const { container } = render(
    <div style={{ inlineSize: widthPx }}>
      <Grid {...props}>{PARTS}</Grid>
    </div>,
  );
  const tops = [...container.querySelectorAll("p")].map((part) => part.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
}

describe("Grid", () => {
  itConforms(Grid, { children: null }, "div");

  it.each([
    [360, 1],
    [768, 2],
    [1024, 3],
    [1366, 3],
    [1600, 3],
  ])("1.4.10 at %d px uses the column count of that width or of the next smaller one", async (widthPx, count) => {
    await setViewportWidth(widthPx);
    expect(columnsOf({ columns: { phone: 1, tablet: 2, desktop: 3 } }, widthPx)).toBe(count);
  });

  it.each([
    ["small", 344, 2],
    ["medium", 344, 1],
    ["large", 320, 1],
    ["large", 1000, 3],
  ] as const)("1.4.10 fits as many %s columns as possible into %d px", (fit, widthPx, count) => {
    expect(columnsOf({ fit, gap: 12 }, widthPx)).toBe(count);
  });

  it.each([
    [360, 3, true],
    [360, 4, false],
    [768, 5, true],
    [1024, 3, false],
  ])("1.4.10 at %d px, the last of %d items fills its row: %s", async (widthPx, count, isAlone) => {
    await setViewportWidth(widthPx);
    const { container } = render(
      <Grid columns={{ phone: 2, desktop: 3 }} fillsLastRow>
        {PARTS.slice(0, count)}
      </Grid>,
    );
    const grid = container.querySelector("div > div, div");
    const [first, last] = [grid?.querySelector("p"), grid?.querySelector("p:last-child")];
    const widths = [first, last].map((part) => part?.getBoundingClientRect().width ?? 0);
    expect((widths[1] ?? 0) > (widths[0] ?? 0) * 1.5).toBe(isAlone);
  });

  it("1.4.10 by default fits medium columns with a gap of 16 px", () => {
    expect(columnsOf({}, 344)).toBe(columnsOf({ fit: "medium", gap: 16 }, 344));
    const wide = columnsOf({}, 1000);
    expect(wide).toBe(columnsOf({ fit: "medium", gap: 16 }, 1000));
    expect(wide).toBeGreaterThan(1);
  });

  it("1.4.10 is never wider than its container", () => {
    const { container } = render(
      <div style={{ inlineSize: 100 }}>
        <Grid fit="large">{PARTS}</Grid>
      </div>,
    );
    expect(container.querySelector("div > div")?.scrollWidth).toBeLessThanOrEqual(100);
  });
});
