#!/usr/bin/env node
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { HELP, readArguments, UsageError, type Settings } from "./arguments.ts";
import { ContractError, readContract, type Contract, type Operation } from "./contract.ts";
import { limitEvidence, type Evidence } from "./evidence.ts";
import { makePlan, selectOperations } from "./plan/plan.ts";
import { isHonoured } from "./report/summary.ts";
import { writeReports } from "./report/write.ts";
import { CannotRun, runPlan } from "./run/run.ts";
import { loadJourneys } from "./run/workflows.ts";
import { createValidator } from "./schema.ts";

/** The journeys of this repository. */
const WORKFLOWS = path.dirname(import.meta.resolve("@lobbykit/api-spec/workflows/control.yaml"));
const EXIT = { honoured: 0, broken: 1, couldNotRun: 2 } as const;
// npm runs scripts in the folder of the package; a path means the folder the person is in.
const here = process.env["INIT_CWD"] ?? process.cwd();

function specFile(file: string | undefined): string {
  if (file !== undefined) return path.resolve(here, file);
  return fileURLToPath(import.meta.resolve("@lobbykit/api-spec/openapi.json"));
}

async function loadContract(file: string, evidence: Evidence): Promise<Contract> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new CannotRun(`There is no spec at ${file}. Make it with: npm run bundle`);
  });
  try {
    return readContract(limitEvidence(JSON.parse(text), evidence));
  } catch (error) {
    if (error instanceof SyntaxError) throw new CannotRun(`The spec at ${file} is not JSON: ${error.message}`);
    throw error;
  }
}

function selectedOperations(contract: Contract, settings: Settings): Operation[] {
  const unknown = settings.only.filter((id) => !contract.operations.some((operation) => operation.id === id));
  if (unknown.length > 0) throw new UsageError(`--only names what the spec does not have: ${unknown.join(", ")}.`);
  const operations = selectOperations(contract.operations, settings);
  if (operations.length === 0) {
    throw new UsageError("Nothing to test: the operations asked for need --unsafe or a wider --evidence.");
  }
  return operations;
}

async function main(argv: readonly string[]): Promise<number> {
  const settings = readArguments(argv);
  if (settings === "help") {
    console.log(HELP);
    return EXIT.honoured;
  }
  const started = new Date();
  const contract = await loadContract(specFile(settings.spec), settings.evidence);
  const operations = selectedOperations(contract, settings);
  const context = { contract, validate: createValidator(contract.document), seed: settings.seed, runs: settings.runs };
  // Our journeys go with our contract.
  const journeys =
    settings.spec === undefined ? await loadJourneys(fileURLToPath(WORKFLOWS), contract, settings.accounts) : [];
  const run = await runPlan(context, makePlan(context, operations, journeys), settings);
  const facts = {
    url: settings.url,
    startedAt: started.toISOString(),
    durationMs: Date.now() - started.getTime(),
    seed: settings.seed,
    evidence: settings.evidence,
    profile: contract.profile.name,
  };
  const folder = path.resolve(here, settings.out);
  console.log(await writeReports(folder, facts, contract.operations, run));
  console.log(`Reports: ${folder}`);
  return isHonoured(run.results) ? EXIT.honoured : EXIT.broken;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isExpected = error instanceof UsageError || error instanceof CannotRun || error instanceof ContractError;
  console.error(isExpected ? error.message : error);
  if (error instanceof UsageError) console.error("See npm run contract -- --help");
  process.exitCode = EXIT.couldNotRun;
}
