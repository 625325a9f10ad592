import type { Token } from "./dtcg.ts";
import type { BrandTokens, ResolvedTokens } from "./resolve.ts";

const HEADER =
  "Made by `tokens/build.ts` from `tokens/**/*.json`: do not edit. Components read roles, never the palette.";

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const code = (text: string) => `\`${text}\``;

const measuresTable = (tokens: readonly Token[]) =>
  table(
    ["role", "value", "otherwise"],
    tokens.map(({ path, css, when }) => [
      code(path),
      code(css),
      Object.entries(when)
        .map(([name, value]) => `${name} ${code(value)}`)
        .join(", "),
    ]),
  );

/** Returns the page of what all brands share (sizes, durations, layers), with links to the tables of the brands. */
export function measuresPage({ brands, measures }: ResolvedTokens): string {
  return `# Tokens

${HEADER}

${brands.map(({ brand, description }) => `- [${brand}](tokens/${brand}.md): ${description}`).join("\n")}

## Measures of all brands

${measuresTable(measures)}
`;
}

/** Returns a brand's table for designers and developers: role, value and contrast in each mode. */
export function brandPage({ brand, description, modes, measures, component }: BrandTokens): string {
  const heads = modes.map(({ mode }) => mode);
  const [first] = modes;
  const roles = (first?.tokens ?? []).map(({ path }, index) => [
    code(path),
    ...modes.map(({ tokens }) => {
      const token = tokens[index];
      return token?.alias ? `${code(token.css)} ${token.alias.replace("palette.", "")}` : code(token?.css ?? "");
    }),
  ]);
  const meetings = (first?.pairs ?? []).map((pair, index) => [
    code(pair.foreground),
    `${code(pair.background)}${pair.wash ? `, ${pair.wash.by * 100} % ${code(pair.wash.with)} over it` : ""}`,
    ...modes.map(({ pairs }) => {
      const { ratio = 0, least = 0 } = pairs[index] ?? {};
      return `${ratio.toFixed(2)} (${least})`;
    }),
  ]);
  const own = [...measures, ...component];
  return `# Tokens of ${brand}

${HEADER}

${description}

## Roles by mode

${table(["role", ...heads], roles)}
${own.length === 0 ? "" : `\n## Measures of this brand\n\n${measuresTable(own)}\n`}
## Contrast

Measured when the tokens are built; a pair below its least, in brackets, stops the build.

${table(["foreground", "background", ...heads], meetings)}
`;
}
