import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { BarChart } from "./BarChart.tsx";

const required = {
  label: "Net result",
  bars: [
    { label: "Sun", value: 40 },
    { label: "Mon", value: -20 },
  ],
  barHeading: "Day",
  valueHeading: "Taka",
};
const PLAIN_TEXT = "rgb(0, 0, 0)";

/** Heights in the drawing, in px, at a text size of the browser. */
const sizesAt = (percent: number) => {
  document.documentElement.style.fontSize = `${percent}%`;
  const { container, unmount } = render(<BarChart {...required} />);
  const heights = [...container.querySelectorAll("svg line")].map((line) => Number(line.getAttribute("y1")));
  const height = Number(container.querySelector("svg[role=img]")?.getAttribute("viewBox")?.split(" ")[3]);
  unmount();
  document.documentElement.style.fontSize = "";
  const top = Math.min(...heights);
  const plot = Math.max(...heights) - top;
  return { top, plot, rest: height - plot };
};

describe("BarChart", () => {
  itConforms(BarChart, required, "figure");

  it("1.1.1 names the lowest and the highest value, and lists every value in a table that the keyboard opens", async () => {
    render(<BarChart {...required} format={(value) => `${value} ৳`} />);
    await expect.element(page.getByRole("img", { name: "Net result: lowest -20 ৳, highest 40 ৳" })).toBeVisible();
    await expect.element(page.getByRole("figure", { name: "Net result" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("row", { name: "Mon -20 ৳" })).toBeVisible();
    await expect.element(page.getByRole("columnheader", { name: "Taka" })).toBeVisible();
  });

  it("1.4.1 renders a loss below the zero line, so that colour is not the only sign", () => {
    const { container } = render(<BarChart {...required} tone="gainLoss" />);
    const [gain, loss] = [...container.querySelectorAll("path[d^=M]")].map((bar) => bar.getBoundingClientRect());
    expect(gain && loss && Math.round(gain.bottom - loss.top)).toBe(0);
    expect(gain && loss && Math.round((gain.height / loss.height) * 10)).toBe(20);
  });

  it("1.1.1 renders each value outside its bar, less than 10 px from the bar's end", () => {
    const { container } = render(<BarChart {...required} />);
    const boxOf = (name: string, part: string) => {
      const bar = [...container.querySelectorAll("svg g")].find((each) => each.textContent.startsWith(name));
      const found = bar?.querySelector(part);
      if (!found) throw new Error(`The bar of ${name} has no ${part}.`);
      return found.getBoundingClientRect();
    };
    const above = boxOf("Sun", "path").top - boxOf("Sun", "text").bottom;
    const below = boxOf("Mon", "text").top - boxOf("Mon", "path").bottom;
    for (const gapPx of [above, below]) {
      expect(gapPx).toBeGreaterThanOrEqual(0);
      expect(gapPx).toBeLessThan(10);
    }
  });

  it("1.4.4 doubles the space for its texts when the browser's text size doubles, and keeps the height of its plot", () => {
    const [usual, doubled] = [sizesAt(100), sizesAt(200)];
    expect(usual.top).toBeGreaterThan(0);
    expect(doubled).toEqual({ top: 2 * usual.top, plot: usual.plot, rest: 2 * usual.rest });
  });

  it("2.5.8 accepts the pointer in an area wider than the bar", () => {
    const { container } = render(<BarChart {...required} />);
    const boxesOf = (part: string) =>
      [...container.querySelectorAll(`svg g:has(rect) > ${part}`)].map((each) => each.getBoundingClientRect());
    const [bands, bars] = [boxesOf("rect"), boxesOf("path")];
    expect([bands.length, bars.length]).toEqual([2, 2]);
    for (const [index, { left, right }] of bars.entries()) {
      expect(bands[index]?.left).toBeLessThan(left);
      expect(bands[index]?.right).toBeGreaterThan(right);
    }
  });

  it("1.4.11 renders bars in the system text colour in forced colours mode", async () => {
    await emulateMedia({ forcedColors: "active" });
    const { container } = render(<BarChart {...required} />);
    const bar = container.querySelector("svg path");
    expect(bar && getComputedStyle(bar).fill).toBe(PLAIN_TEXT);
  });

  it("D19 renders bars from right to left on right-to-left pages", () => {
    const { container } = render(
      <RightToLeft>
        <BarChart {...required} />
      </RightToLeft>,
    );
    const [first, second] = [...container.querySelectorAll("path[d^=M]")].map((bar) => bar.getBoundingClientRect());
    expect(first && second && first.left > second.left).toBe(true);
  });
});
