import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { userEvent } from "vitest/browser";
import readme from "../../README.md?raw";
import { measureColours } from "../../tokens/pairs.ts";
import { parseHex } from "../../tokens/contrast.ts";
import type { ModeTokens } from "../../tokens/resolve.ts";
import { Button } from "../components/Button/Button.tsx";
import { propertyOf, TOKENS } from "../showcase/tokens.ts";
import { emulateMedia } from "../testing/devices/emulate-media.ts";
import { render } from "../testing/render.tsx";
import "./density.css.ts";
import { type Contrast, contrastOf, DENSITIES, type Theme, themeOf } from "./choices.ts";

// Loads all brands at once, as Storybook does: none may override another because of its load order.
import.meta.glob("./brands/*/*.css.ts", { eager: true });

const root = document.documentElement;

interface Chosen {
  brand?: string;
  theme?: Theme;
  contrast?: Contrast;
  density?: string;
}
const CHOICES = ["brand", "theme", "contrast", "density"] as const;

function choose(chosen: Chosen): void {
  for (const name of CHOICES) {
    const value = chosen[name];
    if (value === undefined) delete root.dataset[name];
    else root.dataset[name] = value;
  }
}
afterEach(() => choose({}));

const read = (path: string, element: Element = root) =>
  getComputedStyle(element).getPropertyValue(propertyOf(path)).trim();

/** Returns the tokens whose value on the page differs from the file. */
const differing = ({ tokens }: ModeTokens, element: Element = root) =>
  tokens
    .filter(({ path }) => path.startsWith("color."))
    .filter(({ path, css }) => read(path, element) !== css)
    .map(({ path }) => path);

const modeTokens = (brand: string, mode: string) => {
  const found = TOKENS.brands.find((each) => each.brand === brand)?.modes.find((each) => each.mode === mode);
  if (!found) throw new Error(`There is no ${mode} of ${brand}.`);
  return found;
};

const heights = () => ["small", "medium", "large"].map((size) => read(`size.control.${size}`));

/** Adds a style sheet to the page. Returns a function that removes it. */
function withSheet(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const before = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [sheet, ...before];
  return () => {
    document.adoptedStyleSheets = before;
  };
}

/** Returns a system colour as Chromium currently computes it. */
function systemColour(name: string): string {
  const { container } = render(<div style={{ color: name }} />);
  return getComputedStyle(container.firstElementChild ?? container).color;
}

const everyMode = TOKENS.brands.flatMap(({ brand, modes }) => modes.map((mode) => [brand, mode.mode, mode] as const));

describe("brands, themes, contrast and density", () => {
  it.each(everyMode)(
    "1.4.3, 1.4.11 in the brand %s, mode %s, the colours that Chromium computes have enough contrast in every density",
    (brand, mode, values) => {
      for (const density of [undefined, ...DENSITIES]) {
        choose({ brand, theme: themeOf(mode), contrast: contrastOf(mode), ...(density ? { density } : {}) });
        expect(differing(values)).toEqual([]);
        const colours = new Map(
          values.tokens.filter(({ colour }) => colour).map(({ path }) => [path, parseHex(read(path))] as const),
        );
        const pairs = measureColours(TOKENS.rules, colours, contrastOf(mode));
        expect(pairs.filter(({ ratio, least }) => ratio < least)).toEqual([]);
      }
    },
  );

  it.each(everyMode)(
    "D17c the brand %s, mode %s, can be used in one part of a page of another brand",
    (brand, mode, values) => {
      choose({ brand: brand === "sen" ? "parol" : "sen", theme: themeOf(mode) === "dark" ? "light" : "dark" });
      const { container } = render(
        <div data-brand={brand} data-theme={themeOf(mode)} data-contrast={contrastOf(mode)} />,
      );
      expect(differing(values, container.firstElementChild ?? container)).toEqual([]);
    },
  );

  it("R008 uses the dark theme of the default brand when nothing is chosen", () => {
    expect(differing(modeTokens("lobbykit", "dark"))).toEqual([]);
    expect(getComputedStyle(root).colorScheme).toBe("dark");
  });

  it.each(TOKENS.brands.flatMap(({ brand }) => (["dark", "light"] as const).map((theme) => [brand, theme] as const)))(
    "1.4.6 the brand %s in the %s theme has more contrast on request of the device, unless the member chose standard contrast",
    async (brand, theme) => {
      await emulateMedia({ contrast: "more" });
      choose({ brand, theme });
      expect(differing(modeTokens(brand, `contrast-${theme}`))).toEqual([]);
      choose({ brand, theme, contrast: "standard" });
      expect(differing(modeTokens(brand, theme))).toEqual([]);
    },
  );

  it("D17c a brand's sizes and component tokens apply only while the brand is active", () => {
    const { container } = render(<Button>Play</Button>);
    const button = container.querySelector("button") ?? container;
    const radiusOf = (brand: string) => {
      choose({ brand, theme: "dark" });
      return getComputedStyle(button).borderRadius;
    };
    expect(radiusOf("lobbykit")).toBe("10px");
    expect(radiusOf("sen")).toBe("14px");
    expect(radiusOf("parol")).toBe("999px");
    expect(radiusOf("lobbykit")).toBe("10px");
  });
});

describe("density", () => {
  it("D17c can be chosen for a page", () => {
    expect(heights()).toEqual(["28px", "36px", "44px"]);
    choose({ density: "comfortable" });
    expect(heights()).toEqual(["44px", "44px", "52px"]);
    choose({ density: "compact" });
    expect(heights()).toEqual(["24px", "32px", "36px"]);
  });

  it("D17c can be chosen for a part of a page", () => {
    const { container } = render(<div data-density="compact" />);
    expect(read("size.control.medium", container.firstElementChild ?? container)).toBe("32px");
    expect(read("size.control.medium")).toBe("36px");
  });
});

describe("forced colours mode", () => {
  it.each(TOKENS.brands.map(({ brand }) => brand))(
    "1.4.3 in the brand %s, the gradients behind ball numbers and picture names become a system colour",
    async (brand) => {
      await emulateMedia({ forcedColors: "active" });
      choose({ brand, theme: "light", contrast: "more" });
      expect(read("color.ball.highlight")).toBe("Canvas");
      expect(read("color.picture.shade")).toBe("Canvas");
    },
  );

  it("2.4.7, 4.1.2 outlines the focus in the system's highlight colour, and shows disabled text in the system's grey", async () => {
    await emulateMedia({ forcedColors: "active" });
    const { container } = render(
      <>
        <a href="#here">Here</a>
        <span aria-disabled="true">Gone</span>
      </>,
    );
    const [link, gone] = [container.querySelector("a"), container.querySelector("span")];
    link?.focus();
    await userEvent.keyboard("{Shift}");
    expect(getComputedStyle(link ?? root).outlineColor).toBe(systemColour("Highlight"));
    expect(getComputedStyle(gone ?? root).color).toBe(systemColour("GrayText"));
  });
});

describe("cascade layers", () => {
  it("D17c an app's style overrides a component's style, even with a weaker selector and an earlier sheet", () => {
    const { container } = render(
      <Button tone="accent" id="probe">
        Play
      </Button>,
    );
    const button = container.querySelector("button") ?? container;
    const own = getComputedStyle(button).borderRadius;
    const remove = withSheet("@layer app { button { border-radius: 1px } }");
    expect(getComputedStyle(button).borderRadius).toBe("1px");
    remove();
    expect(getComputedStyle(button).borderRadius).toBe(own);
  });

  it("D17c each layer overrides the layers before it, even with weaker selectors", () => {
    const { container } = render(<div id="probe" className="probe" />);
    const probe = container.firstElementChild ?? container;
    const layers = ["reset", "theme", "base", "component", "app"];
    const stronger = ["#probe.probe.probe", "#probe.probe", "#probe", ".probe", "div"];
    const rules = layers.map((layer, index) => `@layer ${layer} { ${stronger[index]} { z-index: ${index + 1} } }`);
    for (let count = 1; count <= layers.length; count += 1) {
      const remove = withSheet(rules.slice(0, count).toReversed().join("\n"));
      expect(getComputedStyle(probe).zIndex).toBe(String(count));
      remove();
    }
  });

  it("D17c the README's order of layers lets Tailwind's utilities override our reset, and keeps the order of our layers", () => {
    const [order = ""] = /^@layer .+;$/m.exec(readme) ?? [];
    const frame = document.createElement("iframe");
    document.body.append(frame);
    onTestFinished(() => frame.remove());
    const tailwind = "@layer theme, base, components, utilities; @layer utilities { .p-8 { padding: 8px } }";
    const ours = "@layer reset { h2 { margin: 1px } button { padding: 0 } } @layer base { h2 { margin: 2px } }";
    const page = frame.contentDocument ?? document;
    page.body.innerHTML = '<style></style><h2></h2><button class="p-8"></button>';
    const [sheet, heading, button] = page.body.children;
    if (!sheet || !heading || !button) throw new Error("The frame does not hold what was written into it.");
    sheet.textContent = `${order} ${tailwind} @layer reset, theme, base, component, app; ${ours}`;
    expect(getComputedStyle(button).paddingTop).toBe("8px");
    expect(getComputedStyle(heading).marginTop).toBe("2px");
  });
});
