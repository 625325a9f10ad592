import { readSettings, readVersion, type Settings } from "../options/settings.ts";
import { ContractError } from "../spec/references.ts";
import { readContract, type Contract, type Operation } from "../spec/contract.ts";
import { limitEvidence, type Evidence } from "../evidence.ts";
import { readIgnoreFile } from "../ignore/read-ignore-file.ts";
import { writeLoadTest, type LoadSelection } from "../k6/command.ts";
import { createCommand, helpOf } from "../options/command-line.ts";
import { didYouMean } from "../options/nearest.ts";
import { isAddress, UsageError } from "../options/values.ts";
import { lobbykitSpec, lobbykitWorkflows } from "./lobbykit-files.ts";
import { idsOf, limitPlan } from "../plan/limit-plan.ts";
import { makePlan } from "../plan/plan.ts";
import { namesOf, readingPlan, selectJourneys, selectOperations } from "../plan/selection.ts";
import { CannotRun } from "../run/cannot-run.ts";
import { loadJourneys } from "../run/load-journeys.ts";
import { createValidator } from "../spec/validator.ts";
import { addressNotes } from "../spec/servers.ts";
import { loadSpec } from "../spec/load.ts";
import { EXIT } from "./exit.ts";
import { runOnce, type Prepared } from "./run-once.ts";
import { specFiles } from "./spec-files.ts";
import type { Caller, Terminal } from "./terminal.ts";
import { runWatched } from "./watch.ts";

async function loadContract(location: string, evidence: Evidence): Promise<Pick<Prepared, "contract" | "notes">> {
  const { document, notes } = await loadSpec(location);
  return { contract: readContract(limitEvidence(document, evidence)), notes };
}

function demandNames(option: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const told = unknown.map((name) => name + didYouMean(name, known)).join(", ");
  throw new UsageError(`--${option} names something that the spec does not contain: ${told}.`);
}

function selectedOperations(contract: Contract, settings: LoadSelection): Operation[] {
  if (contract.operations.length === 0) throw new ContractError("Nothing to test: the spec has no operation.");
  const known = namesOf(contract.operations);
  demandNames("only", settings.only, known);
  demandNames("skip", settings.skip, known);
  const operations = selectOperations(contract.operations, settings);
  if (operations.length > 0) return operations;
  const remedy = settings.readOnly ? "write, which --read-only leaves out" : "need --unsafe or a wider --evidence";
  throw new UsageError(`Nothing to test: the operations asked for ${remedy}.`);
}

async function prepare(settings: Settings): Promise<Prepared> {
  const specFile = settings.spec ?? lobbykitSpec();
  const { contract, notes } = await loadContract(specFile, settings.evidence);
  const operations = selectedOperations(contract, settings);
  const context = {
    contract,
    validate: createValidator(contract.document),
    seed: settings.seed,
    runs: settings.runs,
    evidence: settings.evidence,
    mayCall: (operation: Operation) => selectOperations([operation], { ...settings, only: [] }).length > 0,
  };
  // The built-in journeys match only the built-in contract.
  const accounts = { ...settings.accounts, ...settings.spare };
  const known = settings.spec === undefined ? await loadJourneys(lobbykitWorkflows(), contract, accounts) : [];
  const whole = readingPlan(makePlan(context, operations, selectJourneys(known, settings)), settings);
  return {
    contract,
    notes: [...notes, ...addressNotes(contract.document, settings.url)],
    context,
    ignoreRules: settings.ignore === undefined ? [] : await readIgnoreFile(settings.ignore, contract.operations),
    plan: limitPlan(whole, settings.maxCases, settings.seed),
    specFile,
  };
}

/** Prints the error, and returns the exit status of a run that could not start. */
function complain({ complain: tell }: Terminal, error: unknown): number {
  const isExpected = error instanceof UsageError || error instanceof CannotRun || error instanceof ContractError;
  tell(isExpected ? error.message : error);
  if (error instanceof UsageError) tell("See lobbykit-contract --help");
  return EXIT.couldNotRun;
}

async function list(settings: Settings, { print }: Terminal): Promise<number> {
  const { plan } = await prepare(settings);
  print(idsOf(plan).join("\n"));
  return EXIT.honoured;
}

/** Runs repeatedly; the settings are read again each time. */
function watchAndRun(argv: readonly string[], caller: Caller): Promise<number> {
  let files: readonly string[] = [];
  const read = (): Settings => {
    const settings = readSettings(argv, caller);
    if (typeof settings === "string") throw new UsageError(`--watch cannot be combined with --${settings}.`);
    const spec = settings.spec ?? lobbykitSpec();
    const others = [settings.config, settings.ignore].filter((file) => file !== undefined);
    files = [...(isAddress(spec) ? [] : specFiles(spec)), ...others];
    return settings;
  };
  read();
  return runWatched({
    files: () => files,
    run: async (stop) => {
      try {
        const settings = read();
        return await runOnce(settings, await prepare(settings), stop, caller);
      } catch (error) {
        return complain(caller.terminal, error);
      }
    },
    begin: caller.begin,
    tell: caller.terminal.complain,
  });
}

async function readSelected(selection: LoadSelection) {
  const { contract } = await loadContract(selection.spec ?? lobbykitSpec(), selection.evidence);
  return { contract, operations: selectedOperations(contract, selection) };
}

async function answer(argv: readonly string[], caller: Caller): Promise<number> {
  const { terminal } = caller;
  if (argv[0] === "k6") {
    await writeLoadTest(argv.slice(1), caller, readSelected, terminal.print);
    return EXIT.honoured;
  }
  const settings = readSettings(argv, caller);
  if (settings === "help" || settings === "version") {
    terminal.print(settings === "help" ? helpOf(createCommand()) : readVersion());
    return EXIT.honoured;
  }
  if (settings.list) return list(settings, terminal);
  if (settings.watch) return watchAndRun(argv, caller);
  const prepared = await prepare(settings);
  // Register Ctrl-C only now: before this point there are no results to report.
  return runOnce(settings, prepared, caller.begin(terminal.complain), caller);
}

/** Runs the command line and returns the exit status. */
export const main = (argv: readonly string[], caller: Caller): Promise<number> =>
  answer(argv, caller).catch((error: unknown) => complain(caller.terminal, error));
