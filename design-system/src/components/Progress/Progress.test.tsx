import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { Progress } from "./Progress.tsx";

const bar = () => page.getByRole("progressbar", { name: "Upload" });
const track = () => bar().element().nextElementSibling as HTMLElement;
const piece = () => track().firstElementChild as HTMLElement;
const isMoving = () =>
  piece()
    .getAnimations()
    .some(({ playState }) => playState === "running");

describe("Progress", () => {
  itConforms(Progress, { label: "Upload" }, "div");

  it("4.1.2 exposes the value as the same text that it shows", async () => {
    const { rerender } = render(<Progress label="Upload" value={30} max={120} />);
    await expect.element(bar()).toHaveAttribute("value", "30");
    await expect.element(bar()).toHaveAttribute("max", "120");
    await expect.element(bar()).toHaveAttribute("aria-valuetext", "25%");
    await expect.element(page.getByText("25%")).toBeVisible();
    rerender(<Progress label="Upload" value={30} max={120} valueText="3 of 12" />);
    await expect.element(bar()).toHaveAttribute("aria-valuetext", "3 of 12");
  });

  it("4.1.2 has no value and keeps moving while the progress is unknown", async () => {
    render(<Progress label="Upload" />);
    await expect.element(bar()).not.toHaveAttribute("value");
    await expect.element(bar()).not.toHaveAttribute("aria-valuetext");
    expect(isMoving()).toBe(true);
  });

  it.each([
    [-5, "0"],
    [250, "100"],
  ])("4.1.2 limits the value %d to its range", async (value, shown) => {
    render(<Progress label="Upload" value={value} />);
    await expect.element(bar()).toHaveAttribute("value", shown);
  });

  it("1.3.1 keeps its name when the label is hidden", async () => {
    render(<Progress label="Upload" value={10} showsLabel={false} />);
    await expect.element(bar()).toBeInTheDocument();
  });

  it("D17c fills from the right on right-to-left pages", () => {
    render(
      <div dir="rtl">
        <Progress label="Upload" value={25} />
      </div>,
    );
    expect(piece().getBoundingClientRect().right).toBe(track().getBoundingClientRect().right);
  });

  it("2.3.3 does not move with reduced motion, and is visible in forced colours mode", async () => {
    await emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
    render(<Progress label="Upload" />);
    expect(isMoving()).toBe(false);
    expect(getComputedStyle(track()).borderTopWidth).toBe("1px");
    expect(getComputedStyle(piece()).backgroundColor).not.toBe(getComputedStyle(document.body).backgroundColor);
  });
});
