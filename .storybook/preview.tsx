import { LocaleProvider } from "@lobbykit/design-system/LocaleProvider";
import { BRANDS, contrastOf, MODES, themeOf } from "@lobbykit/design-system/theme/choices";
import type { Decorator, Preview } from "@storybook/react-vite";
import { type ReactNode, useLayoutEffect } from "react";
import "@lobbykit/design-system/theme/base.css";
import "./fonts.css";

// Every brand in every mode, so that the toolbar can switch; an app loads the two or four files of its own brand.
import.meta.glob("../design-system/src/theme/brands/*/*.css.ts", { eager: true });

const RIGHT_TO_LEFT = ["ar", "ur"];
/** In the toolbar, what the page or the device decides. */
const AUTO = "auto";

/** What the toolbar holds; each is an attribute of `<html>`, as in an app. */
interface Choices {
  theme: string;
  brand: string;
  density: string;
  direction: string;
  locale: string;
}

/** Tells the page and the components what is chosen in the toolbar. */
function Chosen({ theme, brand, density, direction, locale, children }: Choices & { children: ReactNode }) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const mode = MODES.find((name) => name === theme) ?? MODES[0];
    root.dataset.theme = themeOf(mode);
    root.dataset.contrast = contrastOf(mode);
    root.dataset.brand = brand;
    if (density === AUTO) delete root.dataset.density;
    else root.dataset.density = density;
    root.lang = locale;
    const usual = RIGHT_TO_LEFT.includes(locale) ? "rtl" : "ltr";
    root.dir = direction === AUTO ? usual : direction;
  }, [theme, brand, density, direction, locale]);
  return <LocaleProvider locale={locale}>{children}</LocaleProvider>;
}

const withChoices: Decorator = (Story, { globals }) => (
  <Chosen
    theme={String(globals.theme)}
    brand={String(globals.brand)}
    density={String(globals.density)}
    direction={String(globals.direction)}
    locale={String(globals.locale)}
  >
    <Story />
  </Chosen>
);

const preview: Preview = {
  parameters: {
    // An axe violation fails the story's test.
    a11y: { test: "error" },
    controls: { matchers: { color: /(background|color)$/i } },
    layout: "padded",
    options: {
      storySort: {
        order: [
          "Welcome",
          "Foundations",
          ["Tiers", "Brands", "Colours", "Typography", "Measures", "Density", "Motion", "Breakpoints", "Icons"],
          "Components",
        ],
      },
    },
  },
  decorators: [withChoices],
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "dark", title: "Dark" },
          { value: "light", title: "Light" },
          { value: "contrast-dark", title: "High contrast, dark" },
          { value: "contrast-light", title: "High contrast, light" },
        ],
      },
    },
    brand: {
      description: "Brand",
      toolbar: { icon: "paintbrush", dynamicTitle: true, items: [...BRANDS] },
    },
    locale: {
      description: "Language",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "en", title: "English" },
          { value: "bn", title: "বাংলা" },
          { value: "ar", title: "العربية" },
          { value: "hi", title: "हिन्दी" },
          { value: "vi", title: "Tiếng Việt" },
          { value: "fil", title: "Filipino" },
          { value: "id", title: "Bahasa Indonesia" },
        ],
      },
    },
    density: {
      description: "Density",
      toolbar: {
        icon: "component",
        dynamicTitle: true,
        items: [
          { value: AUTO, title: "Density of the pointer" },
          { value: "comfortable", title: "Comfortable" },
          { value: "compact", title: "Compact" },
        ],
      },
    },
    direction: {
      description: "Direction",
      toolbar: {
        icon: "transfer",
        dynamicTitle: true,
        items: [
          { value: AUTO, title: "Direction of the language" },
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
      },
    },
  },
  initialGlobals: {
    theme: import.meta.env.VITE_THEME ?? "dark",
    brand: import.meta.env.VITE_BRAND ?? BRANDS[0],
    locale: "en",
    density: AUTO,
    direction: AUTO,
  },
  tags: ["autodocs"],
};
export default preview;
