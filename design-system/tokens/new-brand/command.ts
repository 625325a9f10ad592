import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readTokens } from "../dtcg.ts";
import { designToolExport } from "../export.ts";
import { contrastRulesOf, resolveBrand, type TokenFiles } from "../resolve.ts";
import { type Failure, failuresOf } from "./check.ts";
import { brandSheet } from "./css.ts";
import { deriveBrand, withColours } from "./derive.ts";
import { type BrandInput, readInput } from "./palette.ts";

const USAGE = `design-system brand <brand.json> [--out <folder>]

Derives a brand from eight colours and checks its contrast. Writes a style sheet and a Design Tokens file
for each mode into <folder>/<brand>; without --out into the current folder.
`;

/** What the command prints to. */
export interface Output {
  log: (line: string) => void;
  error: (line: string) => void;
}

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

const lineOf = ({ mode, foreground, background, wash, ratio, least, colour, nearest }: Failure): string =>
  [
    `${mode}: ${foreground} (${colour}) on ${background}${wash ? " under a wash" : ""}: `,
    `${ratio.toFixed(2)}:1, needs ${least}:1; `,
    nearest === undefined ? "no lightness of it passes" : `nearest that passes: ${nearest}`,
  ].join("");

interface Request {
  /** The file with the colours. */
  file: string;
  /** The folder that the brand is written into. */
  out: string;
}

/** Reads the command line. When the command cannot run, returns the text to print instead. */
function readArguments(argv: readonly string[]): Request | { text: string; isError: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { out: { type: "string", default: "." }, help: { type: "boolean", default: false } },
    });
    const [command, file] = positionals;
    if (values.help || command !== "brand" || file === undefined) return { text: USAGE, isError: !values.help };
    return { file, out: values.out };
  } catch (error) {
    return { text: `${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, isError: true };
  }
}

function readFile(file: string): ReturnType<typeof readInput> {
  try {
    return readInput(readFileSync(file, "utf8"));
  } catch (error) {
    return { problems: [`The file cannot be read: ${error instanceof Error ? error.message : String(error)}`] };
  }
}

/**
 * Runs the command. Returns its exit code: 1 if the command line or the file is wrong, or a pair has too little contrast. Then it writes
 * nothing.
 */
export function run(argv: readonly string[], files: TokenFiles, output: Output): number {
  const request = readArguments(argv);
  if ("text" in request) {
    output[request.isError ? "error" : "log"](request.text);
    return request.isError ? 1 : 0;
  }
  const { file, out } = request;
  const read = readFile(file);
  if ("problems" in read) {
    for (const problem of read.problems) output.error(`${file}: ${problem}`);
    return 1;
  }
  const brand = buildBrand(read.input, files);
  for (const failure of brand.failures) output.error(lineOf(failure));
  if (brand.failures.length > 0) {
    output.error(
      `Nothing was written: ${brand.failures.length} pairs have too little contrast. Change a colour in ${file}.`,
    );
    return 1;
  }
  const folder = path.join(out, read.input.brand);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of brand.files) writeFileSync(path.join(folder, name), text);
  output.log(`Every pair of colours has enough contrast. Wrote ${[...brand.files.keys()].join(", ")} to ${folder}.`);
  return 0;
}
