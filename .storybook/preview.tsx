import { LocaleProvider } from "@lobbykit/design-system/LocaleProvider";
import { withThemeByDataAttribute } from "@storybook/addon-themes";
import type { Decorator, Preview, ReactRenderer } from "@storybook/react-vite";
import { type ReactNode, useLayoutEffect } from "react";
import "@lobbykit/design-system/theme/brands/lobbykit/dark";
import "@lobbykit/design-system/theme/brands/lobbykit/light";
import "@lobbykit/design-system/theme/base.css";
import "./fonts.css";

const RIGHT_TO_LEFT = ["ar"];

/** Tells the page and the components the language chosen in the toolbar. */
function Localized({ locale, children }: { locale: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = RIGHT_TO_LEFT.includes(locale) ? "rtl" : "ltr";
  }, [locale]);
  return <LocaleProvider locale={locale}>{children}</LocaleProvider>;
}

const withLocale: Decorator = (Story, { globals }) => (
  <Localized locale={String(globals.locale)}>
    <Story />
  </Localized>
);

const preview: Preview = {
  parameters: {
    // An axe violation fails the story's test.
    a11y: { test: "error" },
    controls: { matchers: { color: /(background|color)$/i } },
    layout: "padded",
    options: { storySort: { order: ["Welcome", "Foundations", ["Colours", "Measures", "Icons"], "Components"] } },
  },
  decorators: [
    withLocale,
    withThemeByDataAttribute<ReactRenderer>({
      themes: { dark: "dark", light: "light" },
      defaultTheme: "dark",
      attributeName: "data-theme",
    }),
  ],
  globalTypes: {
    locale: {
      description: "Language",
      toolbar: { icon: "globe", items: ["en", "bn", "ar"], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: import.meta.env.VITE_THEME ?? "dark", locale: "en" },
  tags: ["autodocs"],
};
export default preview;
