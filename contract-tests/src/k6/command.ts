import { writeFile } from "node:fs/promises";
import path from "node:path";
import { makeOutFolder } from "../command/out-folder.ts";
import { helpOf, quietCommand, readLine, repeated } from "../options/command-line.ts";
import type { Surroundings } from "../options/layers.ts";
import type { Selection } from "../plan/selection.ts";
import { evidenceLevel, namesIn, UsageError, wholeNumber } from "../options/values.ts";
import type { Contract, Operation } from "../spec/contract.ts";
import type { PlanContext } from "../plan/context.ts";
import { createValidator } from "../spec/validator.ts";
import { loadScript, type LeftOut } from "./script.ts";

const AFTER_OPTIONS = `
  k6 run -e LOBBYKIT_CONTRACT_URL=https://staging.example load.js

The script holds no secret: accounts and passwords come from the environment of
k6, by the names that this command reads as well (LOBBYKIT_CONTRACT_USERNAME …).`;

const createCommand = () =>
  quietCommand("k6 --out load.js [options]", "Writes a load test for k6: every operation with its documented example.")
    .option("--out <FILE>", "file for the script", "load.js")
    .option("--spec <FILE>", "an OpenAPI document other than Lobbykit's")
    .option("--evidence <LEVEL>", "shown, inferred or proposed", "proposed")
    .addOption(repeated("--only <NAME,NAME>", "only these operations: by operationId or by tag"))
    .addOption(repeated("--skip <NAME,NAME>", "leave out these operations"))
    .option("--read-only", "GET and HEAD only")
    .option("--unsafe", "also calls that move money or leave data behind; only for test servers")
    .option("--rate <N>", "requests per second", "50")
    .option("--duration <TIME>", "duration in the format of k6: 30s, 10m", "60s")
    .option("--seed <N>", "seed of the generated inputs, used where the spec has no example", "1")
    .option("-h, --help", "print this help");

/** The parsed options of commander. */
interface Typed {
  readonly out: string;
  readonly spec?: string;
  readonly evidence: string;
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  readonly readOnly?: true;
  readonly unsafe?: true;
  readonly rate: string;
  readonly duration: string;
  readonly seed: string;
  readonly help?: true;
}

const MAX_RATE = 1_000_000;
const MAX_SEED = 2 ** 31 - 1;
const DURATION = /^(?:\d+(?:\.\d+)?(?:ms|s|m|h|d))+$/;

/** The input of the script. */
export interface LoadSelection extends Required<Selection> {
  readonly spec: string | undefined;
}

/** Reads the spec and selects operations. Rejects with an error that describes the problem. */
export type ReadSelected = (
  selection: LoadSelection,
) => Promise<{ readonly contract: Contract; readonly operations: readonly Operation[] }>;

function durationOf(text: string): string {
  if (DURATION.test(text)) return text;
  throw new UsageError(`--duration must be a time such as 30s or 10m, not "${text}".`);
}

function leftOutLines(leftOut: readonly LeftOut[]): string[] {
  const groups = Map.groupBy(leftOut, ({ reason }) => reason);
  return [...groups].map(([reason, own]) => `  not ${own.map(({ operationId }) => operationId).join(", ")}: ${reason}`);
}

/** `lobbykit-contract k6 …`: writes the script and describes its contents. @throws UsageError */
export async function writeLoadTest(
  argv: readonly string[],
  { folder }: Pick<Surroundings, "folder">,
  readSelected: ReadSelected,
  tell: (text: string) => void,
): Promise<void> {
  const command = readLine(createCommand(), argv);
  const values = command.opts<Typed>();
  if (values.help) return tell(helpOf(command, AFTER_OPTIONS));
  const rate = wholeNumber("rate", values.rate, 1, MAX_RATE);
  const options = { rate, duration: durationOf(values.duration) };
  const { contract, operations } = await readSelected({
    spec: values.spec === undefined ? undefined : path.resolve(folder, values.spec),
    evidence: evidenceLevel(values.evidence),
    only: namesIn(values.only ?? []),
    skip: namesIn(values.skip ?? []),
    readOnly: values.readOnly ?? false,
    isUnsafeAllowed: values.unsafe ?? false,
  });
  const seed = wholeNumber("seed", values.seed, 0, MAX_SEED);
  const context: PlanContext = { contract, validate: createValidator(contract.document), seed, runs: 1 };
  const script = loadScript(context, operations, options);
  if (script.operationIds.length === 0) {
    throw new UsageError(["There is nothing to put under load:", ...leftOutLines(script.leftOut)].join("\n"));
  }
  const file = path.resolve(folder, values.out);
  await makeOutFolder(path.dirname(file));
  await writeFile(file, script.text);
  tell([`${file}: ${script.operationIds.length} operations`, ...leftOutLines(script.leftOut)].join("\n"));
}
