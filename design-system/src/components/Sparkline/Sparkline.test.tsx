import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Sparkline } from "./Sparkline.tsx";

const PLAIN_TEXT = "rgb(0, 0, 0)";

describe("Sparkline", () => {
  itConforms(Sparkline, { label: "Stakes", values: [1, 2] }, "svg");

  it("1.1.1 is named by its first, last, lowest and highest value", async () => {
    render(<Sparkline label="Stakes" values={[3, 9, 1, 4]} format={(value) => `${value} ৳`} />);
    const chart = page.getByRole("img", { name: "Stakes: from 3 ৳ to 4 ৳; lowest 1 ৳, highest 9 ৳" });
    await expect.element(chart).toBeVisible();
  });

  it("1.1.1 says that there are no records when it has no values", async () => {
    render(<Sparkline label="Stakes" values={[]} />);
    await expect.element(page.getByRole("img", { name: "Stakes: There are no records here." })).toBeInTheDocument();
  });

  it("1.4.11 uses the system text colour in forced colours mode", async () => {
    await emulateMedia({ forcedColors: "active" });
    const { container } = render(<Sparkline label="Stakes" values={[1, 2]} />);
    const chart = container.querySelector("svg");
    expect(chart && getComputedStyle(chart).color).toBe(PLAIN_TEXT);
  });
});
