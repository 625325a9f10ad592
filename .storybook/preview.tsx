import { withThemeByDataAttribute } from "@storybook/addon-themes";
import type { Preview, ReactRenderer } from "@storybook/react-vite";
import "@lobbykit/design-system/theme/brands/lobbykit/dark";
import "@lobbykit/design-system/theme/brands/lobbykit/light";
import "@lobbykit/design-system/theme/base.css";

const preview: Preview = {
  parameters: {
    // An axe violation fails the story's test.
    a11y: { test: "error" },
    controls: { matchers: { color: /(background|color)$/i } },
    layout: "padded",
  },
  decorators: [
    withThemeByDataAttribute<ReactRenderer>({
      themes: { dark: "dark", light: "light" },
      defaultTheme: "dark",
      attributeName: "data-theme",
    }),
  ],
  initialGlobals: { theme: import.meta.env.VITE_THEME ?? "dark" },
  tags: ["autodocs"],
};
export default preview;
