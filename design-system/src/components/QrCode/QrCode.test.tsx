import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { QrCode } from "./QrCode.tsx";

const required = { value: "https://example.com", label: "Android app" };
const code = () => page.getByRole("img", { name: "Android app" });
const brightness = (color: string) =>
  (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);

describe("QrCode", () => {
  itConforms(QrCode, required, "figure");

  it("R122 is 120 px, and says what it leads to", async () => {
    render(<QrCode {...required} caption={<a href="#app">The app</a>} />);
    await expect.element(code()).toBeVisible();
    expect(code().element().getBoundingClientRect().width).toBe(120);
    await expect.element(page.getByRole("link", { name: "The app" })).toBeVisible();
  });

  it.each(["dark", "light"])(
    "1.4.11 is dark on light in the %s theme and in forced colours, with its quiet zone",
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
      // Version 2 has 25 modules, and four of light on each side.
      expect(svg?.getAttribute("viewBox")).toBe("0 0 33 33");
    },
  );
});
