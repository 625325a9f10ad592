import { LocaleProvider } from "@lobbykit/design-system/LocaleProvider";
import { withThemeByDataAttribute } from "@storybook/addon-themes";
import type { Decorator, Preview, ReactRenderer } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import "@lobbykit/design-system/theme/brands/lobbykit/dark";
import "@lobbykit/design-system/theme/brands/lobbykit/light";
import "@lobbykit/design-system/theme/base.css";
import "./fonts.css";

const RIGHT_TO_LEFT = ["ar"];

/** Tells the page and the components the language chosen in the toolbar. */
const withLocale: Decorator = (Story, { globals }) => {
  const locale = String(globals.locale);
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = RIGHT_TO_LEFT.includes(locale) ? "rtl" : "ltr";
  }, [locale]);
  return (
    <LocaleProvider locale={locale}>
      <Story />
    </LocaleProvider>
  );
};

const preview: Preview = {
  parameters: {
    // An axe violation fails the story's test.
    a11y: { test: "error" },
    controls: { matchers: { color: /(background|color)$/i } },
    layout: "padded",
    options: { storySort: { order: ["Foundations", "Components"] } },
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
