import { type Token, WHEN, type When } from "./dtcg.ts";
import type { ModeTokens } from "./resolve.ts";

const HEADER = "// Made from tokens/*.json by tokens/build.ts: edit those, then run `npm run generate`.\n";

interface Nested {
  [key: string]: string | Nested;
}

/** Dotted paths to a tree, the shape vanilla-extract fills a contract with. */
function nest(entries: readonly (readonly [string, string])[]): Nested {
  const tree: Nested = {};
  for (const [dotted, value] of entries) {
    const keys = dotted.split(".");
    const last = keys.pop() ?? "";
    let node = tree;
    for (const key of keys) {
      const child = node[key];
      node = typeof child === "object" ? child : (node[key] = {});
    }
    node[last] = value;
  }
  return tree;
}

const values = (tokens: readonly Token[]) => JSON.stringify(nest(tokens.map(({ path, css }) => [path, css])), null, 2);

/** Theme values of one mode: colours and elevations. */
export function themeModule(mode: string, tokens: readonly Token[]): string {
  // Dark is the default; the negation keeps both selectors equally specific, so that load order never decides.
  const selector = mode === "dark" ? ':root:not([data-theme="light"]), [data-theme="dark"]' : `[data-theme="${mode}"]`;
  return `${HEADER}import "./measures.css.ts";
import { assignVars, globalStyle } from "@vanilla-extract/css";
import { vars } from "../../contract.css.ts";
import { themeLayer } from "../../layers.css.ts";

const { color, elevation } = vars;

globalStyle(${JSON.stringify(selector)}, {
  "@layer": {
    [themeLayer]: {
      colorScheme: "${mode}",
      vars: assignVars({ color, elevation }, ${values(tokens)}),
    },
  },
});
`;
}

/** Values that no mode changes, with their other values by width, pointer, motion and language. */
export function measuresModule(tokens: readonly Token[]): string {
  const groups = [...new Set(tokens.map(({ path }) => path.split(".")[0]))].join(", ");
  const media = WHEN.filter((when) => when !== "bengali").filter((when) => tokens.some((token) => token.when[when]));
  const variables = (when: When, value = (token: Token) => token.when[when]) =>
    tokens
      .filter((token) => token.when[when])
      .map((token) => `[${access(token.path)}]: ${JSON.stringify(value(token))}`)
      .join(",\n");
  return `${HEADER}import { assignVars, globalStyle } from "@vanilla-extract/css";
import { media } from "../../conditions.ts";
import { vars } from "../../contract.css.ts";
import { themeLayer } from "../../layers.css.ts";

const { ${groups} } = vars;

globalStyle(":root", {
  "@layer": {
    [themeLayer]: {
      vars: assignVars({ ${groups} }, ${values(tokens)}),
      "@media": {
        ${media.map((when) => `[media.${when}]: { vars: { ${variables(when)} } }`).join(",\n")},
      },
    },
  },
});

// On the element that names the language only: inside it, values inherit as usual.
globalStyle("[lang]:lang(bn)", {
  "@layer": { [themeLayer]: { vars: { ${variables("bengali", (token) => token.when.bengali)} } } },
});
globalStyle("[lang]:not(:lang(bn))", {
  "@layer": { [themeLayer]: { vars: { ${variables("bengali", (token) => token.css)} } } },
});
`;
}

const access = (path: string) =>
  path
    .split(".")
    .map((key) => (/^\d/.test(key) ? `[${key}]` : `.${key}`))
    .join("")
    .slice(1);

/** The table designers and developers read: role, value in each mode, contrast. */
export function docsTable(modes: readonly ModeTokens[], measures: readonly Token[]): string {
  const heads = modes.map(({ mode }) => mode);
  const roles = (modes[0]?.tokens ?? []).map(({ path }, index) => {
    const cells = modes.map(({ tokens }) => {
      const token = tokens[index];
      return token?.alias ? `\`${token.css}\` ${token.alias.replace("palette.", "")}` : `\`${token?.css ?? ""}\``;
    });
    return `| \`${path}\` | ${cells.join(" | ")} |`;
  });
  const sizes = measures.map(({ path, css, when }) => {
    const others = Object.entries(when).map(([name, value]) => `${name} \`${value}\``);
    return `| \`${path}\` | \`${css}\` | ${others.join(", ")} |`;
  });
  const meetings = (modes[0]?.pairs ?? []).map((pair, index) => {
    const ratios = modes.map((mode) => (mode.pairs[index]?.ratio ?? 0).toFixed(2));
    return `| \`${pair.foreground}\` | \`${pair.background}\` | ${pair.least} | ${ratios.join(" | ")} |`;
  });
  return `# Tokens

Made by \`tokens/build.ts\` from \`tokens/palette.json\` and \`tokens/roles.json\`: do not edit. Components read roles, never the palette.

## Roles by mode

| role | ${heads.join(" | ")} |
| --- | ${heads.map(() => "---").join(" | ")} |
${roles.join("\n")}

## Measures

| role | value | otherwise |
| --- | --- | --- |
${sizes.join("\n")}

## Contrast

Measured when the tokens are built; a pair below its least stops the build.

| foreground | background | least | ${heads.join(" | ")} |
| --- | --- | --- | ${heads.map(() => "---").join(" | ")} |
${meetings.join("\n")}
`;
}

const flat = (tokens: Iterable<Token>) =>
  Object.fromEntries(
    [...tokens].map(({ path, type, css }) => [path.replaceAll(".", "/"), { $type: type, $value: css }]),
  );

/** Flat DTCG per mode, for design tools that know no aliases across files. */
export function designToolExport(
  palette: ReadonlyMap<string, Token>,
  modes: readonly ModeTokens[],
  measures: readonly Token[],
): string {
  const byMode = Object.fromEntries(modes.map(({ mode, tokens }) => [mode, flat(tokens)]));
  return `${JSON.stringify({ palette: flat(palette.values()), measures: flat(measures), ...byMode }, null, 2)}\n`;
}
