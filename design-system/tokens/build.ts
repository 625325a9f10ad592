// Writes theme values, tables and design-tool exports from palette.json, measures.json, modes/ and brands/. `--check` writes nothing and
// fails if a committed file differs (drift).
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Brand, Mode } from "../src/theme/choices.ts";
import { designTokensText, designToolExport } from "./export.ts";
import { problemsOf } from "./format.ts";
import type { ContrastPair } from "./pairs.ts";
import { readTokenFiles } from "./read.ts";
import { resolveTokens } from "./resolve.ts";
import { brandPage, measuresPage } from "./tables.ts";
import { breakpointsModule, densityModule, measuresModule, themeFiles } from "./write.ts";

const root = path.join(import.meta.dirname, "..");

/** A pair with too little contrast, and where it occurs. */
export interface Failure extends ContrastPair {
  brand: Brand;
  mode: Mode;
}

/** Returns every generated file by its path in the workspace, and the pairs with too little contrast. */
export function build(): { files: Map<string, string>; failures: Failure[] } {
  const tokens = resolveTokens(readTokenFiles());
  const files = new Map([
    ["src/theme/measures.css.ts", measuresModule(tokens.measures)],
    ["src/theme/density.css.ts", densityModule(tokens.measures)],
    ["src/theme/breakpoints.ts", breakpointsModule(tokens.measures)],
    ["docs/tokens.md", measuresPage(tokens)],
  ]);
  for (const brand of tokens.brands) {
    files.set(`docs/tokens/${brand.brand}.md`, brandPage(brand));
    for (const mode of brand.modes) {
      for (const [file, text] of themeFiles(brand, mode)) files.set(file, text);
      const file = designToolExport(brand, mode, tokens.measures);
      const problems = problemsOf(file);
      if (problems.length > 0) throw new Error(`The export is not a Design Tokens file:\n${problems.join("\n")}`);
      files.set(`tokens/export/${brand.brand}/${mode.mode}.json`, `${designTokensText(file)}\n`);
    }
  }
  const failures = tokens.brands.flatMap(({ brand, modes }) =>
    modes.flatMap(({ mode, pairs }) =>
      pairs.filter(({ ratio, least }) => ratio < least).map((pair) => ({ brand, mode, ...pair })),
    ),
  );
  return { files, failures };
}

/** Formats a generated file, so that it passes `npm run format:check`. */
function formatted(file: string, text: string): string {
  const bin = path.join(root, "../node_modules/oxfmt/bin/oxfmt");
  const result = spawnSync(process.execPath, [bin, "--stdin-filepath", path.join(root, file)], {
    input: text,
    encoding: "utf8",
  });
  if (result.status !== 0) throw new Error(`oxfmt refused ${file}: ${result.stderr}`);
  return result.stdout;
}

function main(check: boolean): number {
  const { files, failures } = build();
  for (const { brand, mode, foreground, background, ratio, least } of failures) {
    console.error(`${brand}, ${mode}: ${foreground} on ${background}: ${ratio.toFixed(2)}:1, needs ${least}:1`);
  }
  if (failures.length > 0) return 1;
  let drifted = 0;
  for (const [file, text] of files) {
    const target = path.join(root, file);
    const wanted = formatted(file, text);
    if (!check) {
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, wanted);
    } else if (!existsSync(target) || readFileSync(target, "utf8") !== wanted) {
      console.error(`${file} differs from its tokens: run "npm run generate -w @lobbykit/design-system".`);
      drifted += 1;
    }
  }
  return drifted > 0 ? 1 : 0;
}

if (process.argv[1] === import.meta.filename) process.exitCode = main(process.argv.includes("--check"));
