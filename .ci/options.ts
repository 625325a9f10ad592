// Reads the options of the repository's commands.
import { readFileSync } from "node:fs";
import { parseArgs, type ParseArgsConfig } from "node:util";

const EXIT_WRONG_USE = 2;
const COMMENT = /\/\*\*(?<text>[\s\S]*?)\*\//;

/** The first comment of the script that runs, which documents its options. */
function documentation(): string {
  const { text = "" } = COMMENT.exec(readFileSync(process.argv[1] ?? "", "utf8"))?.groups ?? {};
  return text.replaceAll(/^ \* ?/gm, "").trim();
}

function helpWhenAsked(): void {
  if (!process.argv.includes("--help")) return;
  console.log(documentation());
  process.exit(0);
}

/** Prints one line and ends the process with exit code 2, because the command line is invalid. `--help` prints the help instead. */
export function refuse(problem: string): never {
  helpWhenAsked();
  console.error(`${problem.split("\n")[0]?.replace(/\.$/, "")}. Run it with --help to see its options.`);
  process.exit(EXIT_WRONG_USE);
}

/** Returns the names that the command line chooses, or all known ones if it has none. An unknown name is refused. */
export function readNames(known: readonly string[]): readonly string[] {
  const { positionals } = readOptions({ allowPositionals: true });
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) refuse(`There is no "${unknown}": name one of ${known.join(", ")}`);
  return positionals.length > 0 ? positionals : known;
}

/** Node's `parseArgs`, with `--help`: prints the first comment of the script. A wrong option is refused without a stack trace. */
export function readOptions<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  helpWhenAsked();
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}
