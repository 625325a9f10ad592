import { writeFile } from "node:fs/promises";
import path from "node:path";
import { objectOr, type JsonObject } from "../../src/json.ts";
import { withoutExamplesOf } from "./simpler-spec.ts";
import { roundsOf, runProgram, tell, timed, type Stage, type Tool } from "./tool.ts";

export const SPECMATIC_PACKAGE = "specmatic@2.55.1";
const TIMEOUT_MS = 900_000;

const needsHeader = (operation: JsonObject): boolean =>
  (Array.isArray(operation["parameters"]) ? operation["parameters"] : []).some((parameter) =>
    JSON.stringify(objectOr(parameter)).includes("IdempotencyKey"),
  );

/** How many tests of each operation failed, and how many there were. */
async function test(
  stage: Stage,
  spec: string,
  operationIds: readonly string[],
): Promise<{ all: number; failed: Map<string, number> }> {
  const chosen = stage.contract.operations.filter(({ id }) => operationIds.includes(id));
  const filter = chosen.map(({ path: at, method }) => `(PATH='${at}' && METHOD='${method}')`).join(" || ");
  const { output } = await runProgram(
    [
      "java",
      "-jar",
      path.join(stage.tools, "node_modules/specmatic/specmatic.jar"),
      "test",
      spec,
      `--testBaseURL=${stage.url}`,
      "--timeout-in-ms=4000",
      `--filter=${filter}`,
    ],
    {
      cwd: stage.folder,
      env: { SPECMATIC_GENERATIVE_TESTS: "true", bearer: await stage.token() },
      timeoutMs: TIMEOUT_MS,
    },
  );
  const failed = new Map<string, number>();
  for (const [, method, at] of output.matchAll(/^\s*API: (\S+) (\S+) -> /gm)) {
    const id = chosen.find(
      (operation) => operation.method === method && operation.path === at?.replaceAll(/\((\w+):\w+\)/g, "{$1}"),
    )?.id;
    if (id !== undefined) failed.set(id, (failed.get(id) ?? 0) + 1);
  }
  const all = Number(/Tests run: (\d+)/.exec(output)?.[1] ?? 0);
  tell(`specmatic: ${all} tests, ${[...failed.values()].reduce((sum, count) => sum + count, 0)} failed`);
  return { all, failed };
}

/** Specmatic's generative tests, its examples where it can use ours. */
export const specmatic: Tool = {
  id: "specmatic",
  run: async (stage, faults) => {
    const spec = path.join(stage.folder, "specmatic.json");
    await writeFile(spec, JSON.stringify(withoutExamplesOf(stage.contract.document, needsHeader)));
    const all = stage.contract.operations.map(({ id }) => id);
    stage.plant([]);
    const right = await timed(() => test(stage, spec, all));
    const caught: string[] = [];
    for (const round of roundsOf(faults)) {
      stage.plant(round);
      const { failed } = await test(
        stage,
        spec,
        round.map(({ operationId }) => operationId),
      );
      const more = round.filter(({ operationId: id }) => (failed.get(id) ?? 0) > (right.result.failed.get(id) ?? 0));
      caught.push(...more.map(({ name }) => name));
    }
    return {
      name: "Specmatic",
      version: "2.55.1",
      how: "generative tests with a valid token, rounds in which each operation has one fault at most; caught: more tests of the operation fail than on the right server",
      rightServer: {
        checks: right.result.all,
        falseAlarms: [...right.result.failed.values()].reduce((sum, count) => sum + count, 0),
        seconds: right.seconds,
      },
      caught,
    };
  },
};
