// The rules of the brand command. They need no file system, so Storybook runs them in the browser.
import { readTokens } from "../dtcg.ts";
import { designToolExport } from "../export.ts";
import { contrastRulesOf, resolveBrand, type TokenFiles } from "../resolve.ts";
import { type Failure, failuresOf } from "./check.ts";
import { brandSheet } from "./css.ts";
import { deriveBrand, withColours } from "./derive.ts";
import type { BrandInput } from "./palette.ts";

/** Changing one colour may leave another with too little contrast. After this many rounds the command gives up. */
const MEND_ROUNDS = 8;

/** Derives a brand. Derived colours with too little contrast are made lighter or darker; chosen colours are never changed. */
function settle(input: BrandInput, files: TokenFiles) {
  const chosen = new Set(Object.values(input.colours));
  let file = deriveBrand(files, input);
  for (let round = 0; ; round += 1) {
    const brand = resolveBrand(files, input.brand, file);
    const failures = failuresOf(brand, contrastRulesOf(files));
    const mended = new Map(
      failures.flatMap(({ alias, colour, nearest }) =>
        alias === undefined || nearest === undefined || chosen.has(colour) ? [] : [[alias, nearest] as const],
      ),
    );
    if (mended.size === 0 || round === MEND_ROUNDS) return { brand, failures };
    file = withColours(file, mended);
  }
}

/** Derives every file of a brand, by its name, and the pairs with too little contrast. */
export function buildBrand(input: BrandInput, files: TokenFiles) {
  const { brand, failures } = settle(input, files);
  const measures = readTokens(JSON.parse(files["measures.json"] ?? "{}"));
  const written = brand.modes.flatMap((mode): [string, string][] => [
    [`${mode.mode}.css`, brandSheet(brand, mode)],
    [`${mode.mode}.json`, `${JSON.stringify(designToolExport(brand, mode, measures), null, 2)}\n`],
  ]);
  return { files: new Map(written), failures };
}

/** Says which pair has too little contrast, and which colour would have enough. */
export const textOf = ({ mode, foreground, background, wash, ratio, least, colour, nearest }: Failure): string =>
  [
    `${mode}: ${foreground} (${colour}) on ${background}${wash ? " under a wash" : ""}: `,
    `${ratio.toFixed(2)}:1, needs ${least}:1; `,
    nearest === undefined ? "no lightness of it passes" : `nearest that passes: ${nearest}`,
  ].join("");
