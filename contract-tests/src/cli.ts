#!/usr/bin/env node
import "./node-20.ts";
import { readFile } from "node:fs/promises";
import { readSettings, readVersion, type Settings } from "./arguments.ts";
import { ContractError, readContract, type Contract, type Operation } from "./contract.ts";
import { limitEvidence, type Evidence } from "./evidence.ts";
import { HELP } from "./options/help.ts";
import { didYouMean } from "./options/nearest.ts";
import { UsageError } from "./options/values.ts";
import { ownSpec, ownWorkflows } from "./own-files.ts";
import type { Plan } from "./plan/case.ts";
import type { PlanContext } from "./plan/base.ts";
import { idsOf, limitPlan } from "./plan/limit.ts";
import { makePlan } from "./plan/plan.ts";
import { namesOf, selectJourneys, selectOperations } from "./plan/selection.ts";
import { isHonoured } from "./report/summary.ts";
import { writeReports } from "./report/write.ts";
import { CannotRun, runPlan } from "./run/run.ts";
import { loadJourneys } from "./run/workflows.ts";
import { createValidator } from "./schema.ts";

const EXIT = { honoured: 0, broken: 1, couldNotRun: 2 } as const;

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

function demandNames(option: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const told = unknown.map((name) => name + didYouMean(name, known)).join(", ");
  throw new UsageError(`--${option} names what the spec does not have: ${told}.`);
}

function selectedOperations(contract: Contract, settings: Settings): Operation[] {
  const known = namesOf(contract.operations);
  demandNames("only", settings.only, known);
  demandNames("skip", settings.skip, known);
  const operations = selectOperations(contract.operations, settings);
  if (operations.length > 0) return operations;
  const remedy = settings.readOnly ? "write, which --read-only leaves out" : "need --unsafe or a wider --evidence";
  throw new UsageError(`Nothing to test: the operations asked for ${remedy}.`);
}

interface Prepared {
  readonly contract: Contract;
  readonly context: PlanContext;
  readonly plan: Plan;
}

async function prepare(settings: Settings): Promise<Prepared> {
  const contract = await loadContract(settings.spec ?? ownSpec(), settings.evidence);
  const operations = selectedOperations(contract, settings);
  const context = { contract, validate: createValidator(contract.document), seed: settings.seed, runs: settings.runs };
  // Our journeys go with our contract.
  const known = settings.spec === undefined ? await loadJourneys(ownWorkflows(), contract, settings.accounts) : [];
  const whole = makePlan(context, operations, selectJourneys(known, settings));
  return { contract, context, plan: limitPlan(whole, settings.maxCases, settings.seed) };
}

async function runOnce(settings: Settings): Promise<number> {
  const started = new Date();
  const { contract, context, plan } = await prepare(settings);
  if (settings.list) {
    console.log(idsOf(plan).join("\n"));
    return EXIT.honoured;
  }
  const run = await runPlan(context, plan, { ...settings, deadlineMs: settings.timeoutMs });
  const facts = {
    url: settings.url,
    startedAt: started.toISOString(),
    durationMs: Date.now() - started.getTime(),
    seed: settings.seed,
    evidence: settings.evidence,
    profile: contract.profile.name,
    specFile: settings.spec ?? ownSpec(),
    folder: process.env["INIT_CWD"] ?? process.cwd(),
  };
  console.log(await writeReports(settings.out, facts, contract, run));
  console.log(`Reports: ${settings.out}`);
  return isHonoured(run.results) ? EXIT.honoured : EXIT.broken;
}

async function main(argv: readonly string[]): Promise<number> {
  // npm runs scripts in the folder of the package; a path means the folder the person is in.
  const folder = process.env["INIT_CWD"] ?? process.cwd();
  const settings = readSettings(argv, { environment: process.env, folder });
  if (settings === "help" || settings === "version") {
    console.log(settings === "help" ? HELP : readVersion());
    return EXIT.honoured;
  }
  return runOnce(settings);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isExpected = error instanceof UsageError || error instanceof CannotRun || error instanceof ContractError;
  console.error(isExpected ? error.message : error);
  if (error instanceof UsageError) console.error("See lobbykit-contract --help");
  process.exitCode = EXIT.couldNotRun;
}
