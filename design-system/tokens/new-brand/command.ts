import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import type { TokenFiles } from "../resolve.ts";
import { buildBrand, textOf } from "./build-brand.ts";
import { readInput } from "./palette.ts";

const USAGE = `design-system brand <brand.json> [--out <folder>]

Derives a brand from eight colours and checks its contrast. Writes a style sheet and a Design Tokens file
for each mode into <folder>/<brand>; without --out into the current folder.
`;

/** What the command prints to. */
export interface Output {
  log: (line: string) => void;
  error: (line: string) => void;
}

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
  for (const failure of brand.failures) output.error(textOf(failure));
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
