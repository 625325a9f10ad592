import type { Token } from "../../tokens/dtcg.ts";
import { type BrandTokens, type ModeTokens, resolveTokens, type TokenFiles } from "../../tokens/resolve.ts";

const texts = import.meta.glob<string>(["../../tokens/*.json", "../../tokens/{modes,brands}/*.json"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The token files as the build reads them, so that Storybook is never out of date. */
export const TOKEN_FILES: TokenFiles = Object.fromEntries(
  Object.entries(texts).map(([path, text]) => [path.replace("../../tokens/", ""), text]),
);
export const TOKENS = resolveTokens(TOKEN_FILES);

/** Returns the brand and the mode that are chosen in the toolbar. */
export function chosenIn(globals: Readonly<Record<string, unknown>>): { brand: BrandTokens; mode: ModeTokens } {
  const brand = TOKENS.brands.find((candidate) => candidate.brand === globals.brand) ?? TOKENS.brands[0];
  const mode = brand?.modes.find((candidate) => candidate.mode === globals.theme) ?? brand?.modes[0];
  if (!brand || !mode) throw new Error("There is no brand, or it has no mode: run `npm run generate`.");
  return { brand, mode };
}

/** Returns the custom property of a token: "color.text.primary" is `--lk-color-text-primary`. */
export const propertyOf = (path: string): string =>
  `--lk-${path.replaceAll(".", "-").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns the measures of one group, by their names in it, such as "small" in "radius". */
export const measuresOf = (group: string) =>
  TOKENS.measures
    .filter(({ path }) => path.startsWith(`${group}.`))
    .map((token) => ({ ...token, name: token.path.slice(group.length + 1) }));

/** Returns the value of a token, its values under conditions, and its custom property. */
export const factsOf = ({ path, css, when }: Token): string[] => [
  css,
  ...Object.entries(when).map(([condition, other]) => `${condition}: ${other}`),
  propertyOf(path),
];

/** What a designer copies of a token: the name of its custom property and, when it has one, its value. */
export const copiesOf = (path: string, css?: string): { label: string; text: string }[] =>
  [propertyOf(path), css].flatMap((text) => (text === undefined ? [] : [{ label: text, text }]));
