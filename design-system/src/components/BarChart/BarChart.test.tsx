import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { RightToLeft } from "../../testing/RightToLeft.tsx";
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

describe("BarChart", () => {
  itConforms(BarChart, required, "figure");

  it("1.1.1 says the extremes, and gives every value in a table that a keyboard opens", async () => {
    render(<BarChart {...required} format={(value) => `${value} ৳`} />);
    await expect.element(page.getByRole("img", { name: "Net result: lowest -20 ৳, highest 40 ৳" })).toBeVisible();
    await expect.element(page.getByRole("figure", { name: "Net result" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("row", { name: "Mon -20 ৳" })).toBeVisible();
    await expect.element(page.getByRole("columnheader", { name: "Taka" })).toBeVisible();
  });

  it("1.4.1 draws a loss below the line of zero, not in another colour alone", () => {
    const { container } = render(<BarChart {...required} tone="gainLoss" />);
    const [gain, loss] = [...container.querySelectorAll("path[d^=M]")].map((bar) => bar.getBoundingClientRect());
    expect(gain && loss && Math.round(gain.bottom - loss.top)).toBe(0);
    expect(gain && loss && Math.round((gain.height / loss.height) * 10)).toBe(20);
  });

  it("1.1.1 writes each value at the end of its bar, outside and near it", () => {
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

  it("2.5.8 answers the pointer across the whole band of a bar", () => {
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

  it("1.4.11 draws in the colours of a member who has colours of one's own", async () => {
    await emulateMedia({ forcedColors: "active" });
    const { container } = render(<BarChart {...required} />);
    const bar = container.querySelector("svg path");
    expect(bar && getComputedStyle(bar).fill).toBe(PLAIN_TEXT);
  });

  it("D19 runs from right to left where the page does", () => {
    const { container } = render(
      <RightToLeft>
        <BarChart {...required} />
      </RightToLeft>,
    );
    const [first, second] = [...container.querySelectorAll("path[d^=M]")].map((bar) => bar.getBoundingClientRect());
    expect(first && second && first.left > second.left).toBe(true);
  });
});
