import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSettings, type Settings } from "../../../src/options/settings.ts";
import { readContract, type Contract } from "../../../src/spec/contract.ts";
import type { Check } from "../../../src/judge/check.ts";
import type { PlanContext } from "../../../src/plan/context.ts";
import type { Journey } from "../../../src/plan/journeys/journey.ts";
import { makePlan } from "../../../src/plan/plan.ts";
import { groupFindings } from "../reports/group-findings.ts";
import { runPlan } from "../../../src/run/run-plan.ts";
import { loadJourneys } from "../../../src/run/load-journeys.ts";
import { createValidator, type Validate } from "../../../src/spec/validator.ts";
import type { FaultAt, PlantedFault } from "../../faults/planted-fault.ts";
import { startFaultProxy, type Fault, type Planted } from "./fault-proxy.ts";

const BUNDLE = fileURLToPath(import.meta.resolve("@lobbykit/api-spec/openapi.json"));
const WORKFLOWS = path.dirname(fileURLToPath(import.meta.resolve("@lobbykit/api-spec/workflows/control.yaml")));

/** Data that is read once and used by many runs. */
export interface Bench {
  readonly contract: Contract;
  readonly validate: Validate;
  readonly journeys: readonly Journey[];
}

/** Settings of a run in this process. */
export interface Trial {
  readonly url: string;
  /** Ids of the operations to test. @default all */
  readonly only?: readonly string[];
  /** Runs only this journey. @default no limit */
  readonly journey?: string | undefined;
  readonly seed?: number;
  /** Number of generated inputs for each operation and parameter. @default the command's default */
  readonly runs?: number | undefined;
  readonly deadlineMs?: number | undefined;
  /** Waits, or advances the server's clock. @default waits in real time */
  readonly rest?: (ms: number) => Promise<unknown>;
}

/** A finding in one line, with its rule and its cases. */
export interface Told {
  readonly headline: string;
  readonly check: Check;
  /** Ids of the cases that have it. */
  readonly cases: readonly string[];
}

/** The findings and totals of a run. */
export interface Found {
  readonly errors: readonly Told[];
  readonly warnings: readonly Told[];
  readonly cases: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
}

const settingsOf = ({ url, seed = 1, runs }: Trial): Settings => {
  const argv = [
    "--url",
    url,
    "--unsafe",
    "--seed",
    String(seed),
    ...(runs === undefined ? [] : ["--runs", String(runs)]),
  ];
  const settings = readSettings(argv, { environment: {}, folder: tmpdir() });
  if (settings === "help" || settings === "version") throw new Error("no settings");
  return settings;
};

/** Reads this repository's bundled contract, as it is published. */
export const readBundle = async (): Promise<unknown> => JSON.parse(await readFile(BUNDLE, "utf8"));

export async function openBench(): Promise<Bench> {
  const contract = readContract(await readBundle());
  const { accounts, spare } = settingsOf({ url: "http://localhost" });
  return {
    contract,
    validate: createValidator(contract.document),
    journeys: await loadJourneys(WORKFLOWS, contract, { ...accounts, ...spare }),
  };
}

/** Tests a server as the contract-test command does, but in this process and with a spec that has already been read. */
export async function tryServer({ contract, validate, journeys }: Bench, trial: Trial): Promise<Found> {
  const settings = settingsOf(trial);
  const context: PlanContext = { contract, validate, seed: settings.seed, runs: settings.runs, mayCall: () => true };
  const { only = [], journey, deadlineMs, rest } = trial;
  const operations = contract.operations.filter(({ id }) => only.length === 0 || only.includes(id));
  const all = journey === undefined ? only.length === 0 : true;
  const plan = makePlan(
    context,
    journey === undefined ? operations : contract.operations,
    all ? journeys.filter(({ id }) => journey === undefined || id === journey) : [],
  );
  const started = performance.now();
  const tried = journey === undefined ? plan : { ...plan, cases: [], series: [] };
  const { results } = await runPlan(context, tried, {
    ...settings,
    deadlineMs: deadlineMs ?? settings.timeoutMs,
    ...(rest && { rest }),
  });
  const groups = groupFindings(results);
  const ofSeverity = (severity: string) =>
    groups
      .filter(({ finding }) => finding.severity === severity)
      .map(({ headline, finding: { check }, results: found }): Told => ({
        headline,
        check,
        cases: found.map(({ tried }) => tried.id),
      }));
  const count = (outcome: string) => results.filter(({ verdict }) => verdict.outcome === outcome).length;
  return {
    errors: ofSeverity("error"),
    warnings: ofSeverity("warning"),
    cases: results.length,
    failed: count("failed"),
    skipped: count("skipped"),
    seconds: (performance.now() - started) / 1000,
  };
}

/** Whether a run found a planted fault. */
export interface Outcome {
  readonly planted: PlantedFault;
  /** Whether an error names the operation and the rule of the fault. */
  readonly isCaught: boolean;
  readonly found: Found;
}

const worldOf = ({ name, operationId }: FaultAt): string =>
  `${operationId}-${name}`.replaceAll(/[^A-Za-z0-9]+/g, "-").slice(0, 60);

/** Returns the part of a finding's line after operation, method and path; undefined when it is about another operation. */
export function wordsAt(
  { contract }: Pick<Bench, "contract">,
  operationIds: readonly string[],
  { headline }: Told,
): string | undefined {
  const prefixes = contract.operations
    .filter(({ id }) => operationIds.includes(id))
    .map(({ id, method, path: at }) => `${id} ${method} ${at} · `);
  const prefix = prefixes.find((start) => headline.startsWith(start));
  return prefix === undefined ? undefined : headline.slice(prefix.length);
}

/** Whether a finding names the operation and the rule of the fault. */
export function isNamed(bench: Pick<Bench, "contract">, planted: PlantedFault, told: Told): boolean {
  const { operationId, findingAt = [operationId], finding, rules = [told.check] } = planted;
  const words = wordsAt(bench, findingAt, told);
  return words !== undefined && words.includes(finding) && rules.includes(told.check);
}

/** Converts a planted fault to the form of the fault proxy, with new state. */
export function plant(contract: Contract, planted: FaultAt): Planted {
  const operation = contract.operations.find(({ id }) => id === planted.operationId);
  if (!operation) throw new Error(`the contract has no operation ${planted.operationId}`);
  const { method, path: at } = operation;
  const butNot = contract.operations.map(({ path: other }) => other).filter((other) => other !== at);
  return {
    at: { method, path: at, butNot, anyMethod: planted.anyMethod ?? false, world: worldOf(planted) },
    fault: planted.plant(),
  };
}

/** Returns the operations that a run must test to find a fault. */
export const selectionFor = ({ operationId, findingAt = [], only }: FaultAt): readonly string[] =>
  only ?? [...new Set([operationId, ...findingAt])];

/** Advances the clock of a mock session, so that tests need not wait between two readings of a clock. */
const moveClock = (target: string, world: string, advanceMs: number): Promise<unknown> =>
  fetch(`${target}/__mock/clock`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-mock-session": world },
    body: JSON.stringify({ advanceMs }),
  });

/** Runs the command against a server with one planted fault. `watch` can wrap the fault to observe it. */
export async function runFault(
  bench: Bench,
  target: string,
  planted: FaultAt,
  {
    runs,
    watch = (fault) => fault,
  }: { readonly runs?: number | undefined; readonly watch?: (fault: Fault) => Fault } = {},
): Promise<Found> {
  const { at, fault } = plant(bench.contract, planted);
  const proxy = await startFaultProxy(target, at, watch(fault));
  const { journey, deadlineMs } = planted;
  try {
    const rest = (ms: number) => moveClock(target, worldOf(planted), ms);
    const only = selectionFor(planted);
    return await tryServer(bench, { url: proxy.url, only, runs, journey, deadlineMs, rest });
  } finally {
    await proxy.close();
  }
}

/** Runs the command against a planted fault, and returns whether it finds the fault. */
export async function tryFault(bench: Bench, target: string, planted: PlantedFault, runs?: number): Promise<Outcome> {
  const found = await runFault(bench, target, planted, { runs });
  return { planted, isCaught: found.errors.some((told) => isNamed(bench, planted, told)), found };
}
