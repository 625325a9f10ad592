import { BRANDS, contrastOf, type Mode, themeOf } from "../src/theme/choices.ts";
import { type Token, treeOf, type When } from "./dtcg.ts";
import type { BrandTokens, ModeTokens } from "./resolve.ts";

const HEADER = "// Made from tokens/**/*.json by tokens/build.ts: edit those, then run `npm run generate`.\n";

/** The values as a tree, the shape that vanilla-extract needs to assign a contract. */
const values = (tokens: readonly Token[]) =>
  JSON.stringify(
    treeOf(tokens, ({ css }) => css),
    null,
    2,
  );
const access = (path: string) =>
  path
    .split(".")
    .map((key) => (/^\d/.test(key) ? `[${key}]` : `.${key}`))
    .join("")
    .slice(1);
const groupsOf = (tokens: readonly Token[]) => [...new Set(tokens.map(({ path }) => path.split(".")[0]))].join(", ");
const assignments = (tokens: readonly Token[]) =>
  tokens.map(({ path, css }) => `[${access(path)}]: ${JSON.stringify(css)}`).join(",\n");

/**
 * Returns the selectors of a mode's values. The default brand and the dark theme need no attribute. Every other selector has one attribute
 * more than the one it overrides, so that load order does not matter. `asked` is for devices set to more contrast.
 */
export function selectorsOf(brand: string, mode: Mode): { chosen: string; asked: string } {
  const own = brand === BRANDS[0] ? "" : `[data-brand="${brand}"]`;
  const isLight = themeOf(mode) === "light";
  if (contrastOf(mode) === "standard") {
    const root = own === "" && !isLight ? ':where(:root:not([data-theme="light"])), [data-theme="dark"]' : "";
    return { chosen: root || `${own}${isLight ? '[data-theme="light"]' : ':not([data-theme="light"])'}`, asked: "" };
  }
  const refused = '[data-contrast="standard"]';
  const base = isLight ? `${own}[data-theme="light"]` : `${own}:not([data-theme="light"])`;
  return {
    chosen: `${base}[data-contrast="more"]`,
    asked: own === "" && !isLight ? `:root:not([data-theme="light"], ${refused})` : `${base}:not(${refused})`,
  };
}

/**
 * Returns the two files of one mode of a brand, by their path: its values as data, and the style sheet that applies them. `brand-theme.ts`
 * has the rules, which are the same for every brand.
 */
export function themeFiles(
  { brand, measures, component }: BrandTokens,
  { mode, tokens, changed }: ModeTokens,
): [file: string, text: string][] {
  const { chosen, asked } = selectorsOf(brand, mode);
  const isContrast = contrastOf(mode) === "more";
  const values = isContrast ? changed : [...tokens, ...measures, ...component];
  const apply = isContrast
    ? `contrastTheme(${JSON.stringify({ chosen, asked })}, values);`
    : `brandTheme(${JSON.stringify(chosen)}, ${JSON.stringify(themeOf(mode))}, values);`;
  const sheet = `${HEADER}${isContrast ? "" : 'import "../../measures.css.ts";\n'}import { ${isContrast ? "contrastTheme" : "brandTheme"} } from "../../brand-theme.ts";
import values from "./${mode}.json";

${apply}
`;
  const place = `src/theme/brands/${brand}/${mode}`;
  const data = Object.fromEntries(values.map(({ path, css }) => [path, css]));
  return [
    [`${place}.json`, `${JSON.stringify(data, null, 2)}\n`],
    [`${place}.css.ts`, sheet],
  ];
}

/** Languages whose script is taller than Latin. */
const TALL = ["bn", "hi", "ar"].map((language) => `:lang(${language})`).join(", ");

const under = (tokens: readonly Token[], when: When, value = (token: Token) => token.when[when] ?? "") =>
  assignments(tokens.filter((token) => token.when[when]).map((token) => ({ ...token, css: value(token) })));

/** Returns the file of the values that are the same in every mode, with their variants by width, pointer, motion and language. */
export function measuresModule(tokens: readonly Token[]): string {
  const roles = tokens.filter(({ path }) => !path.startsWith("breakpoint."));
  const queries = ["tablet", "wide", "reducedMotion"] as const satisfies readonly When[];
  const groups = groupsOf(roles);
  return `${HEADER}import { assignVars, globalStyle } from "@vanilla-extract/css";
import { media } from "./conditions.ts";
import { vars } from "./contract.css.ts";
import { themeLayer } from "./layers.css.ts";

const { ${groups} } = vars;

globalStyle(":root", {
  "@layer": {
    [themeLayer]: {
      vars: assignVars({ ${groups} }, ${values(roles)}),
      "@media": {
        ${queries.map((when) => `[media.${when}]: { vars: { ${under(roles, when)} } }`).join(",\n")},
        [media.coarse]: { vars: { ${under(roles, "comfortable")} } },
      },
    },
  },
});

// On the element that names the language only: inside it, values inherit as usual.
globalStyle("[lang]:is(${TALL})", {
  "@layer": { [themeLayer]: { vars: { ${under(roles, "tallScript")} } } },
});
globalStyle("[lang]:not(${TALL})", {
  "@layer": { [themeLayer]: { vars: { ${under(roles, "tallScript", (token) => token.css)} } } },
});
`;
}

/** Returns the file of the density values, for apps that let members choose; without a choice the pointer decides. */
export function densityModule(tokens: readonly Token[]): string {
  const dense = tokens.filter(({ when }) => when.comfortable ?? when.compact);
  return `${HEADER}import { globalStyle } from "@vanilla-extract/css";
import { media } from "./conditions.ts";
import { vars } from "./contract.css.ts";
import { themeLayer } from "./layers.css.ts";

const { ${groupsOf(dense)} } = vars;

globalStyle('[data-density="comfortable"]', {
  "@layer": { [themeLayer]: { vars: { ${under(dense, "comfortable")} } } },
});
// A finger keeps its 44 px whatever is chosen.
globalStyle('[data-density="compact"]', {
  "@layer": { [themeLayer]: { "@media": { [media.fine]: { vars: { ${under(dense, "compact")} } } } } },
});
`;
}

/** Returns the file of the breakpoints as numbers, because a media query cannot read a custom property. */
export function breakpointsModule(measures: readonly Token[]): string {
  const entries = measures
    .filter(({ path }) => path.startsWith("breakpoint."))
    .map(({ path, css }) => `${path.replace("breakpoint.", "")}: ${Number.parseInt(css, 10)}`);
  return `${HEADER}/** Widths, in px, at which the page frame changes (R496). */
export const BREAKPOINTS_PX = { ${entries.join(", ")} } as const;
`;
}
