import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Surroundings } from "../options/layers.ts";
import type { Evidence } from "../evidence.ts";
import { evidenceLevel, namesIn, UsageError, wholeNumber } from "../options/values.ts";
import type { Contract, Operation } from "../contract.ts";
import type { PlanContext } from "../plan/base.ts";
import { createValidator } from "../schema.ts";
import { loadScript, type LeftOut } from "./script.ts";

const HELP = `Writes a load test for k6: every operation with its documented example.

  lobbykit-contract k6 --out load.js [options]
  k6 run -e LOBBYKIT_CONTRACT_URL=https://staging.example load.js

  --out FILE         where the script goes (load.js)
  --spec FILE        another OpenAPI document than Lobbykit's
  --evidence LEVEL   shown, inferred or proposed (proposed)
  --only NAME[,…]    only these operations: by operationId or by tag
  --skip NAME[,…]    not these operations
  --read-only        GET and HEAD only
  --unsafe           also what moves money or leaves traces; for test servers only
  --rate N           requests a second (50)
  --duration TIME    as k6 writes it: 30s, 10m (60s)
  --seed N           other generated inputs, where the spec has no example (1)
  --help             print this

The script holds no secret: accounts and passwords come from the environment of
k6, by the names that this command reads as well (LOBBYKIT_CONTRACT_USERNAME …).`;

const OPTIONS = {
  out: { type: "string", default: "load.js" },
  spec: { type: "string" },
  evidence: { type: "string", default: "proposed" },
  only: { type: "string", multiple: true },
  skip: { type: "string", multiple: true },
  "read-only": { type: "boolean", default: false },
  unsafe: { type: "boolean", default: false },
  rate: { type: "string", default: "50" },
  duration: { type: "string", default: "60s" },
  seed: { type: "string", default: "1" },
  help: { type: "boolean", default: false },
} as const;

const MAX_RATE = 1_000_000;
const MAX_SEED = 2 ** 31 - 1;
const DURATION = /^(?:\d+(?:\.\d+)?(?:ms|s|m|h|d))+$/;

/** What the script is made from. */
export interface LoadSelection {
  readonly spec: string | undefined;
  readonly evidence: Evidence;
  readonly only: readonly string[];
  readonly skip: readonly string[];
  readonly readOnly: boolean;
  readonly isUnsafeAllowed: boolean;
}

/** Reads the spec, and chooses among its operations. Rejects with what is wrong. */
export type ReadSelected = (
  selection: LoadSelection,
) => Promise<{ readonly contract: Contract; readonly operations: readonly Operation[] }>;

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: false }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function durationOf(text: string): string {
  if (DURATION.test(text)) return text;
  throw new UsageError(`--duration must be a time such as 30s or 10m, not "${text}".`);
}

function leftOutLines(leftOut: readonly LeftOut[]): string[] {
  const groups = Map.groupBy(leftOut, ({ reason }) => reason);
  return [...groups].map(([reason, own]) => `  not ${own.map(({ operationId }) => operationId).join(", ")}: ${reason}`);
}

/** `lobbykit-contract k6 …`: writes the script and says what is in it. Throws UsageError. */
export async function writeLoadTest(
  argv: readonly string[],
  { folder }: Pick<Surroundings, "folder">,
  readSelected: ReadSelected,
  tell: (text: string) => void,
): Promise<void> {
  const values = parse(argv);
  if (values.help) return tell(HELP);
  const rate = wholeNumber("rate", values.rate, 1, MAX_RATE);
  const options = { rate, duration: durationOf(values.duration) };
  const { contract, operations } = await readSelected({
    spec: values.spec === undefined ? undefined : path.resolve(folder, values.spec),
    evidence: evidenceLevel(values.evidence),
    only: namesIn(values.only ?? []),
    skip: namesIn(values.skip ?? []),
    readOnly: values["read-only"],
    isUnsafeAllowed: values.unsafe,
  });
  const seed = wholeNumber("seed", values.seed, 0, MAX_SEED);
  const context: PlanContext = { contract, validate: createValidator(contract.document), seed, runs: 1 };
  const script = loadScript(context, operations, options);
  if (script.operationIds.length === 0) {
    throw new UsageError(["Nothing to put under load:", ...leftOutLines(script.leftOut)].join("\n"));
  }
  const file = path.resolve(folder, values.out);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, script.text);
  tell([`${file}: ${script.operationIds.length} operations`, ...leftOutLines(script.leftOut)].join("\n"));
}
