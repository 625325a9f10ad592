// Writes the theme values, the docs table and the design-tool export from palette.json and roles.json.
// `--check` writes nothing and fails where a committed file differs (drift).
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Token } from "./dtcg.ts";
import type { ContrastPair } from "./pairs.ts";
import { resolveTokens } from "./resolve.ts";
import { designToolExport, docsTable, measuresModule, themeModule } from "./write.ts";

const BRAND = "lobbykit";
const root = path.join(import.meta.dirname, "..");

const readText = (name: string): string => readFileSync(path.join(import.meta.dirname, name), "utf8");

/** Every generated file by its path inside the workspace, and the pairs that fall short of their contrast. */
export function build(): { files: Map<string, string>; failures: ContrastPair[] } {
  const { palette, modes, measures } = resolveTokens(readText("palette.json"), readText("roles.json"));
  sameRoles(modes.map(({ tokens }) => tokens));
  const brand = `src/theme/brands/${BRAND}`;
  const files = new Map([
    [`${brand}/measures.css.ts`, measuresModule(measures)],
    ...modes.map(({ mode, tokens }) => [`${brand}/${mode}.css.ts`, themeModule(mode, tokens)] as const),
    ["docs/tokens.md", docsTable(modes, measures)],
    ["tokens/figma.json", designToolExport(palette, modes, measures)],
  ]);
  return { files, failures: modes.flatMap(({ pairs }) => pairs.filter(({ ratio, least }) => ratio < least)) };
}

const names = (tokens: readonly Token[] = []): string => tokens.map((token) => token.path).join("\n");

function sameRoles([first, ...others]: (readonly Token[])[]): void {
  if (others.some((other) => names(other) !== names(first))) {
    throw new Error("The modes in roles.json do not hold the same roles in the same order.");
  }
}

/** The house format, so that a generated file passes `npm run format:check`. */
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
  for (const { foreground, background, ratio, least } of failures) {
    console.error(`${foreground} on ${background}: ${ratio.toFixed(2)}:1, needs ${least}:1`);
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
