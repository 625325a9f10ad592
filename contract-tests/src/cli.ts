#!/usr/bin/env node
import "./node-20.ts";
import { readSettings, readVersion, type Settings } from "./arguments.ts";
import { EXIT } from "./command/exit.ts";
import { runOnce, type Prepared } from "./command/run-once.ts";
import { specFiles } from "./command/spec-files.ts";
import { createStop } from "./command/stop.ts";
import { runWatched } from "./command/watch.ts";
import { ContractError, readContract, type Contract, type Operation } from "./contract.ts";
import { limitEvidence, type Evidence } from "./evidence.ts";
import { HELP } from "./options/help.ts";
import { writeLoadTest, type LoadSelection } from "./k6/command.ts";
import type { Surroundings } from "./options/layers.ts";
import { didYouMean } from "./options/nearest.ts";
import { isAddress, UsageError } from "./options/values.ts";
import { ownSpec, ownWorkflows } from "./own-files.ts";
import { idsOf, limitPlan } from "./plan/limit.ts";
import { makePlan } from "./plan/plan.ts";
import { namesOf, readingPlan, selectJourneys, selectOperations } from "./plan/selection.ts";
import { CannotRun } from "./run/run.ts";
import { loadJourneys } from "./run/workflows.ts";
import { createValidator } from "./schema.ts";
import { addressNotes } from "./servers.ts";
import { loadSpec } from "./spec/load.ts";

async function loadContract(location: string, evidence: Evidence): Promise<Pick<Prepared, "contract" | "notes">> {
  const { document, notes } = await loadSpec(location);
  return { contract: readContract(limitEvidence(document, evidence)), notes };
}

function demandNames(option: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const told = unknown.map((name) => name + didYouMean(name, known)).join(", ");
  throw new UsageError(`--${option} names what the spec does not have: ${told}.`);
}

function selectedOperations(contract: Contract, settings: LoadSelection): Operation[] {
  const known = namesOf(contract.operations);
  demandNames("only", settings.only, known);
  demandNames("skip", settings.skip, known);
  const operations = selectOperations(contract.operations, settings);
  if (operations.length > 0) return operations;
  const remedy = settings.readOnly ? "write, which --read-only leaves out" : "need --unsafe or a wider --evidence";
  throw new UsageError(`Nothing to test: the operations asked for ${remedy}.`);
}

async function prepare(settings: Settings): Promise<Prepared> {
  const specFile = settings.spec ?? ownSpec();
  const { contract, notes } = await loadContract(specFile, settings.evidence);
  const operations = selectedOperations(contract, settings);
  const context = {
    contract,
    validate: createValidator(contract.document),
    seed: settings.seed,
    runs: settings.runs,
    evidence: settings.evidence,
  };
  // Our journeys go with our contract.
  const known = settings.spec === undefined ? await loadJourneys(ownWorkflows(), contract, settings.accounts) : [];
  const whole = readingPlan(makePlan(context, operations, selectJourneys(known, settings)), settings);
  return {
    contract,
    notes: [...notes, ...addressNotes(contract.document, settings.url)],
    context,
    plan: limitPlan(whole, settings.maxCases, settings.seed),
    specFile,
  };
}

/** Says what is wrong, and returns the exit status of a run that was not possible. */
function complain(error: unknown): number {
  const isExpected = error instanceof UsageError || error instanceof CannotRun || error instanceof ContractError;
  console.error(isExpected ? error.message : error);
  if (error instanceof UsageError) console.error("See lobbykit-contract --help");
  return EXIT.couldNotRun;
}

const tell = (message: string): void => console.error(message);

async function list(settings: Settings): Promise<number> {
  const { plan } = await prepare(settings);
  console.log(idsOf(plan).join("\n"));
  return EXIT.honoured;
}

/** Runs again and again; settings are read anew each time. */
function watchAndRun(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  let files: readonly string[] = [];
  const read = (): Settings => {
    const settings = readSettings(argv, surroundings);
    if (typeof settings === "string") throw new UsageError(`--watch goes with a run, not with --${settings}.`);
    const spec = settings.spec ?? ownSpec();
    files = [...(isAddress(spec) ? [] : specFiles(spec)), ...(settings.config === undefined ? [] : [settings.config])];
    return settings;
  };
  read();
  return runWatched({
    files: () => files,
    run: async (stop) => {
      try {
        const settings = read();
        return await runOnce(settings, await prepare(settings), stop);
      } catch (error) {
        return complain(error);
      }
    },
    begin: createStop,
    tell,
  });
}

async function readSelected(selection: LoadSelection) {
  const { contract } = await loadContract(selection.spec ?? ownSpec(), selection.evidence);
  return { contract, operations: selectedOperations(contract, selection) };
}

async function main(argv: readonly string[]): Promise<number> {
  // npm runs scripts in the folder of the package; a path means the folder the person is in.
  const folder = process.env["INIT_CWD"] ?? process.cwd();
  const surroundings = { environment: process.env, folder };
  if (argv[0] === "k6") {
    await writeLoadTest(argv.slice(1), surroundings, readSelected, (text) => console.log(text));
    return EXIT.honoured;
  }
  const settings = readSettings(argv, surroundings);
  if (settings === "help" || settings === "version") {
    console.log(settings === "help" ? HELP : readVersion());
    return EXIT.honoured;
  }
  if (settings.list) return list(settings);
  if (settings.watch) return watchAndRun(argv, surroundings);
  const prepared = await prepare(settings);
  // Until here nothing is known that Ctrl-C could tell.
  return runOnce(settings, prepared, createStop(tell));
}

// Whoever reads the output may have read enough, as `head` does.
process.stdout.on("error", () => process.exit(EXIT.couldNotRun));
const exitCode = await main(process.argv.slice(2)).catch(complain);
process.exitCode = exitCode;
// Nobody waits for answers of a run that was stopped.
process.stdout.write("", () => process.exit(exitCode));
