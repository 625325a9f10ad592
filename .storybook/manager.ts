// Storybook's own interface in our colours. It follows the theme that is chosen in the toolbar.
import { GLOBALS_UPDATED, SET_GLOBALS, STORY_MISSING } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import type { ThemeVars } from "storybook/theming";
import contrastDark from "../design-system/tokens/export/lobbykit/contrast-dark.json" with { type: "json" };
import contrastLight from "../design-system/tokens/export/lobbykit/contrast-light.json" with { type: "json" };
import dark from "../design-system/tokens/export/lobbykit/dark.json" with { type: "json" };
import light from "../design-system/tokens/export/lobbykit/light.json" with { type: "json" };
import { NOTHING_CHOSEN } from "./choices.ts";
import { storybookTheme } from "./theme.ts";

const FIRST_THEME = NOTHING_CHOSEN.theme ?? "";
const FILES: Readonly<Record<string, object>> = {
  dark,
  light,
  "contrast-dark": contrastDark,
  "contrast-light": contrastLight,
};

/** The member of an object that a path of names leads to. */
const at = (value: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], value);

/** The value of a token in a file of tokens, as CSS. It follows references such as "{palette.night.950}". */
function valueOf(file: object, token: string): string {
  const value = at(file, `${token}.$value`);
  if (Array.isArray(value)) return value.map((family) => JSON.stringify(family)).join(", ");
  if (typeof value === "string") return valueOf(file, value.slice(1, -1));
  const hex = at(value, "hex");
  if (typeof hex === "string") return hex;
  throw new Error(`The token ${token} is neither a colour nor a font.`);
}

/** Storybook writes text in this colour, and white text on a darker tone of it. In a dark theme, none of our tokens suits both. */
const SELECTED_IN_THE_DARK = "#4790d7";

function themeOf(mode: string): ThemeVars {
  const base = mode.endsWith("light") ? "light" : "dark";
  const theme = storybookTheme(base, (token) => valueOf(FILES[mode] ?? dark, token));
  return base === "light" ? theme : { ...theme, colorSecondary: SELECTED_IN_THE_DARK };
}

addons.setConfig({ theme: themeOf(FIRST_THEME) });

addons.register("lobbykit/theme", (api) => {
  const follow = ({ globals }: { globals: { theme?: string } }) =>
    api.setOptions({ theme: themeOf(globals.theme ?? FIRST_THEME) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

/** Pages that have moved, so that old links still lead to them. */
const MOVED: Readonly<Record<string, string>> = {
  "foundations-breakpoints--page-sizes": "foundations-breakpoints--docs",
};

addons.register("lobbykit/moved-pages", (api) => {
  api.on(STORY_MISSING, (id: string) => {
    const moved = MOVED[id];
    if (moved !== undefined) api.selectStory(moved);
  });
});
