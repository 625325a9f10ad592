import { forEachAtOnce } from "../src/run/limits/concurrency-pool.ts";
import type { ListedFault } from "../test/faults/listed-fault.ts";
import { showFault } from "../test/support/show-fault.ts";
import { countChangedAnswers } from "../test/support/count-changed-answers.ts";
import {
  runFault,
  selectionFor,
  wordsAt,
  type Bench,
  type Found,
  type Told,
} from "../test/support/servers/try-server.ts";

const AT_ONCE = 2;
const LETTERS_SHOWN = 160;

interface ListedOutcome {
  readonly planted: ListedFault;
  /** Errors, then warnings, for the operations of the fault, without those that a run without the fault reports too. */
  readonly found: readonly Told[];
  /** Whether one of them is an error, so that the run fails. */
  readonly isError: boolean;
  /** How often the fault changed a response during the run. */
  readonly strikes: number;
  /** Whether the fault changed a response, during the run or in a request made for this purpose. */
  readonly isReal: boolean;
}

const everything = ({ errors, warnings }: Found): readonly Told[] => [...errors, ...warnings];

/** The journeys that call an operation of the fault. */
const journeysFor = ({ journeys }: Bench, planted: ListedFault): readonly string[] =>
  journeys
    .filter(({ steps }) => steps.some(({ operation }) => selectionFor(planted).includes(operation.id)))
    .map(({ id }) => id);

/** Runs the command with and without the fault, and adds up what the fault changed. */
async function compareRuns(
  bench: Bench,
  target: string,
  planted: ListedFault,
): Promise<Pick<ListedOutcome, "found" | "isError" | "strikes">> {
  const { operationId, findingAt = selectionFor(planted), foundBy = "" } = planted;
  const { watch, strikes } = countChangedAnswers();
  const faulty = await runFault(bench, target, planted, { watch });
  const right = await runFault(bench, target, {
    ...planted,
    name: `without ${planted.name}`,
    plant: () => (request, forward) => forward(request),
  });
  const usual = new Set(everything(right).map(({ headline }) => headline));
  const found = everything(faulty).filter(
    (told) =>
      !usual.has(told.headline) &&
      told.cases.some((id) => id.startsWith(foundBy)) &&
      wordsAt(bench, [operationId, ...findingAt], told) !== undefined,
  );
  return { found, isError: found.some((told) => faulty.errors.includes(told)), strikes: strikes() };
}

/** Tries a fault with the cases of its operations. Where they miss it, the journeys follow that a whole run has too. */
async function tryListedFault(bench: Bench, target: string, planted: ListedFault): Promise<ListedOutcome> {
  let outcome = await compareRuns(bench, target, planted);
  const journeys = planted.journey === undefined ? journeysFor(bench, planted) : [];
  for (const journey of journeys) {
    if (outcome.found.length > 0) break;
    // The journeys share the clock of the mock session.
    const next = await compareRuns(bench, target, { ...planted, journey });
    outcome = { ...next, strikes: outcome.strikes + next.strikes };
  }
  const isReal = outcome.strikes > 0 || (await showFault(bench, target, planted)) > 0;
  return { planted, ...outcome, isReal };
}

function lineOf({ planted, found: [first], isError, strikes }: ListedOutcome): string {
  const { kind, operationId, name, breaks } = planted;
  const word = first && !isError ? "warned" : "caught";
  const head = `${first ? word : "MISSED"}  ${kind} · ${operationId} · ${name}`;
  if (first) return `${head} · by ${first.check}: ${first.headline.slice(0, LETTERS_SHOWN)}`;
  const why = strikes > 0 ? `it changed ${strikes} answers` : "the run asked nothing that shows it";
  return `${head} · ${why}; a right report names: ${breaks}`;
}

/** Tries the faults of a list. A fault counts as found when there is any new error or warning for its operations. */
export async function tryFaultList(
  list: readonly ListedFault[],
  bench: Bench,
  target: string,
  words: string,
): Promise<boolean> {
  const chosen = list.filter(({ kind, name, operationId }) => `${kind} ${name} ${operationId}`.includes(words));
  const outcomes = await forEachAtOnce(chosen, AT_ONCE, (planted) => tryListedFault(bench, target, planted));
  for (const outcome of outcomes) console.log(lineOf(outcome));
  console.log("");
  for (const kind of new Set(chosen.map((planted) => planted.kind))) {
    const ofKind = outcomes.filter(({ planted }) => planted.kind === kind);
    const caught = ofKind.filter(({ found }) => found.length > 0).length;
    console.log(`${kind}: ${caught} of ${ofKind.length}`);
  }
  const caught = outcomes.filter(({ found }) => found.length > 0).length;
  const idle = outcomes.filter(({ isReal }) => !isReal);
  const failing = outcomes.filter(({ isError }) => isError).length;
  console.log(`\n${caught} of ${outcomes.length} faults are caught; ${failing} of them fail the run.`);
  for (const { planted } of idle) console.log(`${planted.operationId} · ${planted.name}: changed no answer`);
  return idle.length === 0;
}
