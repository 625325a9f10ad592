import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import * as icons from "../../icons/icons.ts";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { Icon, ICON_SIZES } from "./Icon.tsx";

const isDrawing = (entry: [string, unknown]): entry is [string, icons.IconDrawing] => entry[0].endsWith("Icon");
const all = Object.entries(icons).filter(isDrawing);
const svgOf = (container: HTMLElement) => container.querySelector("svg") as SVGSVGElement;

describe("Icon", () => {
  itConforms(Icon, { drawing: icons.WalletIcon }, "svg");

  it("1.1.1 is hidden from screen readers without a label, and is a named image with one", async () => {
    const { container, rerender } = render(<Icon drawing={icons.WalletIcon} />);
    expect(svgOf(container).getAttribute("aria-hidden")).toBe("true");
    rerender(<Icon drawing={icons.WalletIcon} label="Wallet" />);
    await expect.element(page.getByRole("img", { name: "Wallet" })).not.toHaveAttribute("aria-hidden");
  });

  it.each(ICON_SIZES)("D17c is as wide as it is high (%s)", (size) => {
    const { container } = render(<Icon drawing={icons.WalletIcon} size={size} />);
    const { width, height } = svgOf(container).getBoundingClientRect();
    expect(width).toBe(height);
  });

  it("D17c mirrors only icons with the mirrored prop on right-to-left pages", () => {
    const { container } = render(
      <div dir="rtl">
        <Icon drawing={icons.ArrowForwardIcon} mirrored />
        <Icon drawing={icons.WalletIcon} />
      </div>,
    );
    const transforms = [...container.querySelectorAll("svg")].map((svg) => getComputedStyle(svg).transform);
    expect(transforms).toEqual(["matrix(-1, 0, 0, 1, 0, 0)", "none"]);
  });

  it("D17c at least 60 drawings share one style: 24 px, round strokes, the colour of the text", () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
    const { container } = render(all.map(([name, drawing]) => <Icon key={name} drawing={drawing} />));
    const styles = [...container.querySelectorAll("svg")].map((svg) =>
      ["viewBox", "fill", "stroke", "stroke-linecap", "stroke-linejoin"].map((name) => svg.getAttribute(name)).join(),
    );
    expect(styles).toHaveLength(all.length);
    expect(new Set(styles)).toEqual(new Set(["0 0 24 24,none,currentColor,round,round"]));
  });

  it("D17c no two icons have the same drawing", () => {
    const { container } = render(all.map(([name, drawing]) => <Icon key={name} drawing={drawing} />));
    const contents = [...container.querySelectorAll("svg")].map((svg) => svg.innerHTML);
    expect(new Set(contents).size).toBe(all.length);
  });

  it("D17c every drawing stays inside its 24 px", () => {
    const { container } = render(all.map(([name, drawing]) => <Icon key={name} drawing={drawing} />));
    const outside = [...container.querySelectorAll("svg")].flatMap((svg, index) => {
      const { x, y, width, height } = svg.getBBox();
      const isInside = x >= 0 && y >= 0 && x + width <= 24 && y + height <= 24;
      return isInside ? [] : [all[index]?.[0]];
    });
    expect(outside).toEqual([]);
  });

  it("1.4.11 uses the system text colour in forced colours mode", async () => {
    await emulateMedia({ forcedColors: "active" });
    const { container } = render(<Icon drawing={icons.ZaloIcon} />);
    expect(getComputedStyle(svgOf(container)).stroke).toBe(getComputedStyle(container).color);
  });
});
