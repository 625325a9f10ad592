import { contrastOf, themeOf } from "../../src/theme/choices.ts";
import { propertyOf } from "../../src/theme/property-of.ts";
import type { Token } from "../dtcg.ts";
import type { BrandTokens, ModeTokens } from "../resolve.ts";
import { selectorsOf } from "../write.ts";

/** The order of `src/theme/layers.css.ts`; the first sheet that a page loads decides it. */
const LAYERS = "@layer reset, theme, base, component, app;";
const MORE_CONTRAST = "(prefers-contrast: more)";

const block = (selector: string, lines: readonly string[]): string =>
  `${selector} {\n${lines.map((line) => line.replaceAll(/^/gm, "  ")).join("\n")}\n}`;

const declarations = (tokens: readonly Token[]) => tokens.map(({ path, css }) => `${propertyOf(path)}: ${css};`);

/** Returns the style sheet of one mode of a brand: the same as `theme/brands/<brand>/<mode>` has for our brands, without the measures. */
export function brandSheet({ brand }: BrandTokens<string>, { mode, tokens, changed }: ModeTokens): string {
  const { chosen, asked } = selectorsOf(brand, mode);
  const rules =
    contrastOf(mode) === "more"
      ? [block(chosen, declarations(changed)), block(`@media ${MORE_CONTRAST}`, [block(asked, declarations(changed))])]
      : [block(chosen, [`color-scheme: ${themeOf(mode)};`, ...declarations(tokens)])];
  return `${LAYERS}\n${block("@layer theme", rules)}\n`;
}
