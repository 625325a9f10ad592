import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Contract } from "../../src/spec/contract.ts";
import { objectOr, type JsonObject } from "../../src/json.ts";
import type { PlantedFault } from "../../test/faults/planted-fault.ts";
import { withoutExamplesOf, withoutOptionalHeaders, withPathsOf } from "./simpler-spec.ts";
import { roundsOf, runProgram, tell, timed, type Stage, type Tool } from "./tool.ts";

export const SPECMATIC_PACKAGE = "specmatic@2.55.1";
const TIMEOUT_MS = 900_000;
/** Without this limit, Specmatic tries every combination of an operation's optional members: thousands for a registration. */
const MOST_COMBINATIONS = 10;

const needsHeader = (operation: JsonObject): boolean =>
  (Array.isArray(operation["parameters"]) ? operation["parameters"] : []).some((parameter) =>
    JSON.stringify(objectOr(parameter)).includes("IdempotencyKey"),
  );

/** Returns the operations that end the session, or make the account unusable for later operations. */
const aloneIn = ({ operations }: Contract): string[] =>
  operations.filter(({ endsSession, spoilsAccount }) => endsSession || spoilsAccount).map(({ id }) => id);

const isLate = ({ deadlineMs }: PlantedFault): boolean => deadlineMs !== undefined;

/**
 * Groups the faults into rounds. A fault with a late or endless answer gets a round to itself, because every test after it ends in an
 * error.
 */
function roundsFor(contract: Contract, faults: readonly PlantedFault[]): PlantedFault[][] {
  const others = faults.filter((planted) => !isLate(planted));
  return [...roundsOf(others, aloneIn(contract)), ...faults.filter(isLate).map((planted) => [planted])];
}

interface Run {
  readonly tests: number;
  readonly failed: number;
  /** The failures by operation, in words that are equal in every run. */
  readonly told: ReadonlyMap<string, ReadonlySet<string>>;
}

const SUMMARY = "Unsuccessful Scenarios:";
const FAILURE = /^\s*API: (\S+) (\S+) -> /m;

/** Returns how a test failed: places, rules and statuses. It leaves out the values, because Specmatic generates new ones each time. */
const wordsOf = (failure: string): string =>
  [...failure.matchAll(/^\s*>> (.+)$|^\s*(R\d{4}):|(status \d{3} but response contained status \d{3})/gm)]
    .map(([, place, rule, statuses]) => (place ?? rule ?? statuses ?? "").replaceAll(/\[\d+\]/g, "[*]"))
    .join(" ");

function toldIn(stage: Stage, output: string): Map<string, Set<string>> {
  const told = new Map<string, Set<string>>();
  const [, summary = ""] = output.split(SUMMARY);
  for (const failure of summary.split(/^ {2}"/m)) {
    const [, method, at] = FAILURE.exec(failure) ?? [];
    const address = at?.replaceAll(/\((\w+):\w+\)/g, "{$1}");
    const id = stage.contract.operations.find((it) => it.method === method && it.path === address)?.id;
    if (id !== undefined) told.set(id, (told.get(id) ?? new Set()).add(wordsOf(failure)));
  }
  return told;
}

/** Reads a number from the last line of the output: "Tests run: 4, Successes: 2, Failures: 2, WIP: 0, Errors: 0". */
const countIn = (output: string, name: string): number =>
  Number(new RegExp(`${name}: (\\d+)`).exec(/^Tests run: .*$/m.exec(output)?.[0] ?? "")?.[1] ?? 0);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Tests these operations in the current world. The spec is cut down to them, because reading all of it takes 15 seconds. */
async function test(stage: Stage, operationIds: readonly string[]): Promise<Run> {
  const { document, operations } = stage.contract;
  const spec = path.join(stage.folder, "openapi.json");
  const chosen = operations.filter(({ id }) => operationIds.includes(id));
  const simpler = withoutExamplesOf(withoutOptionalHeaders(withPathsOf(document, chosen)), needsHeader);
  await writeFile(spec, JSON.stringify(simpler));
  const jar = path.join(stage.tools, "node_modules/specmatic/specmatic.jar");
  const { output } = await runProgram(
    ["java", "-jar", jar, "test", spec, `--testBaseURL=${stage.url}`, "--timeout-in-ms=4000"],
    {
      cwd: stage.folder,
      env: { MAX_TEST_REQUEST_COMBINATIONS: String(MOST_COMBINATIONS), bearer: await stage.token() },
      timeoutMs: TIMEOUT_MS,
    },
  );
  const tests = countIn(output, "Tests run");
  if (tests === 0) throw new Error(`Specmatic made no tests: ${output.slice(-2000)}`);
  const run: Run = { tests, failed: countIn(output, "Failures"), told: toldIn(stage, output) };
  tell(`specmatic: ${chosen.length} operations, ${run.tests} tests, ${run.failed} failed`);
  return run;
}

/**
 * Tests every operation on a correct server. Operations that neither end the session nor make the account unusable share one mock session;
 * each other operation gets its own.
 */
async function testRight(stage: Stage): Promise<Run[]> {
  const alone = aloneIn(stage.contract);
  const others = stage.contract.operations.map(({ id }) => id).filter((id) => !alone.includes(id));
  const runs: Run[] = [];
  for (const operationIds of [others, ...alone.map((id) => [id])]) {
    stage.plant([]);
    runs.push(await test(stage, operationIds));
  }
  return runs;
}

/** Specmatic sends the examples of the spec, and generated requests where the spec has none. */
export const specmatic: Tool = {
  id: "specmatic",
  run: async (stage, faults) => {
    const right = await timed(() => testRight(stage));
    const known = new Map(right.result.flatMap(({ told }) => [...told]));
    const caught: string[] = [];
    for (const round of roundsFor(stage.contract, faults)) {
      stage.plant(round);
      const { told } = await test(
        stage,
        round.map(({ operationId }) => operationId),
      );
      const isNew = (id: string) => [...(told.get(id) ?? [])].some((words) => !known.get(id)?.has(words));
      const found = round.filter(({ operationId }) => isNew(operationId)).map(({ name }) => name);
      tell(`specmatic: ${found.length} of ${round.length} in this round`);
      caught.push(...found);
    }
    return {
      name: "Specmatic",
      version: "2.55.1",
      how: `runs its tests of valid requests, at most ${MOST_COMBINATIONS} combinations each, with a valid token, in rounds in which each operation has at most one fault; faults that break a session or an account run alone. Caught: a test of the operation fails in a way in which it does not fail on the correct server. Its false alarms come from values that it invents, such as user names, for which it expects success. We had to remove optional headers first, because their examples stop it immediately`,
      rightServer: {
        checks: sum(right.result.map(({ tests }) => tests)),
        falseAlarms: sum(right.result.map(({ failed }) => failed)),
        seconds: right.seconds,
      },
      caught,
    };
  },
};
