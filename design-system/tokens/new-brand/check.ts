import { contrastOf, type Mode } from "../../src/theme/choices.ts";
import { parseHex, toHex } from "../contrast.ts";
import { type ContrastPair, type ContrastRule, measureColours } from "../pairs.ts";
import type { BrandTokens } from "../resolve.ts";
import { fromOklch, toOklch } from "./oklch.ts";

/** A pair with too little contrast. */
export interface Failure extends ContrastPair {
  mode: Mode;
  /** The current colour of the foreground. */
  colour: string;
  /** The palette colour that the foreground refers to. */
  alias: string | undefined;
  /**
   * The colour of the nearest lightness that has enough contrast: on all backgrounds, or else on this one. Undefined when there is none.
   */
  nearest: string | undefined;
}

const STEP = 0.01;
const BLACK = parseHex("#000000");

/** Whether a rule measures a foreground: by its name, or by its group ("category.*"). */
const isAbout = (foreground: string) => (rule: ContrastRule) =>
  (rule.text ?? rule.part ?? []).some(
    (role) => role === foreground || (role.endsWith(".*") && foreground.startsWith(role.slice(0, -1))),
  );

/** Measures every declared pair of a brand, and returns those with too little contrast. */
export const failuresOf = (brand: BrandTokens<string>, rules: readonly ContrastRule[]): Failure[] =>
  brand.modes.flatMap(({ mode, tokens, pairs }) => {
    const colours = new Map(tokens.flatMap(({ path, colour }) => (colour ? [[path, colour] as const] : [])));
    const failing = pairs.filter(({ ratio, least }) => ratio < least);
    return [...new Set(failing.map(({ foreground }) => foreground))].flatMap((foreground) => {
      const path = `color.${foreground}`;
      const colour = toHex(colours.get(path) ?? BLACK);
      const alias = tokens.find((token) => token.path === path)?.alias;
      const own = rules.filter(isAbout(foreground));
      const tried = triedColours(colour).map((hex) => {
        const measured = measureColours(own, new Map(colours).set(path, parseHex(hex)), contrastOf(mode));
        return { hex, pairs: measured.filter((pair) => pair.foreground === foreground) };
      });
      const nearestOn = (isOn: (background: string) => boolean) =>
        tried.find(({ pairs }) => pairs.every((pair) => !isOn(pair.background) || pair.ratio >= pair.least))?.hex;
      const everywhere = nearestOn(() => true);
      return failing
        .filter((pair) => pair.foreground === foreground)
        .map((pair) => ({
          ...pair,
          mode,
          colour,
          alias,
          nearest: everywhere ?? nearestOn((background) => background === pair.background),
        }));
    });
  });

/** Returns colours of the same hue, the nearest in lightness first. */
function triedColours(hex: string): string[] {
  const colour = toOklch(hex);
  const tried: string[] = [];
  for (let by = STEP; by <= 1; by += STEP) {
    for (const lightness of [colour.lightness + by, colour.lightness - by])
      if (lightness >= 0 && lightness <= 1) tried.push(fromOklch({ ...colour, lightness }));
  }
  return tried;
}
