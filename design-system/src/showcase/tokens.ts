import palette from "../../tokens/palette.json?raw";
import { MODES, type Mode, resolveTokens } from "../../tokens/resolve.ts";
import roles from "../../tokens/roles.json?raw";

/** The tokens as the build reads them: what Storybook shows cannot be out of date. */
export const TOKENS = resolveTokens(palette, roles);

/** The theme chosen in the toolbar. */
export const modeOf = (theme: unknown): Mode => MODES.find((mode) => mode === theme) ?? "dark";

/** The custom property that holds the value of a token: "color.text.primary" is `--lk-color-text-primary`. */
export const propertyOf = (path: string): string =>
  `--lk-${path.replaceAll(".", "-").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Measures of one group by their names in it, such as "small" of "radius". */
export const measuresOf = (group: string) =>
  TOKENS.measures
    .filter(({ path }) => path.startsWith(`${group}.`))
    .map((token) => ({ ...token, name: token.path.slice(group.length + 1) }));
