import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { QrCode } from "./QrCode.tsx";

const required = { value: "https://example.com", label: "Android app" };
const code = () => page.getByRole("img", { name: "Android app" });
const brightness = (color: string) =>
  (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);

describe("QrCode", () => {
  itConforms(QrCode, required, "figure");

  it("R122 is 120 px wide and has a name and a caption", async () => {
    render(<QrCode {...required} caption={<a href="#app">The app</a>} />);
    await expect.element(code()).toBeVisible();
    expect(code().element().getBoundingClientRect().width).toBe(120);
    await expect.element(page.getByRole("link", { name: "The app" })).toBeVisible();
  });

  it.each(["dark", "light"])(
    "1.4.11 is dark on light with its quiet zone in the %s theme and in forced colours mode",
    async (theme) => {
      await emulateMedia({ forcedColors: "active" });
      const { container } = render(
        <div data-theme={theme}>
          <QrCode {...required} />
        </div>,
      );
      const svg = container.querySelector("svg");
      const style = svg && getComputedStyle(svg);
      expect(brightness(style?.backgroundColor ?? "")).toBeGreaterThan(690);
      expect(brightness(style?.color ?? "")).toBeLessThan(150);
      // Version 2 of the QR standard has 25 modules, plus four of light border on each side.
      expect(svg?.getAttribute("viewBox")).toBe("0 0 33 33");
    },
  );
});
