import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { isObject } from "../../src/json.ts";
import { runProgram, tell, timed, type Stage, type Tool } from "./tool.ts";

const WORKFLOWS = path.join(import.meta.dirname, "../../../api-spec/workflows");
const REDOCLY = path.join(import.meta.dirname, "../../../node_modules/.bin/redocly");

/** Returns the result of every check in a report of Redocly respect, at any depth. */
function checksIn(value: unknown): boolean[] {
  if (Array.isArray(value)) return value.flatMap(checksIn);
  if (!isObject(value)) return [];
  const own = typeof value["passed"] === "boolean" && "severity" in value ? [value["passed"]] : [];
  return [...own, ...Object.values(value).flatMap(checksIn)];
}

async function respectFile(stage: Stage, name: string): Promise<{ hasFailed: boolean; checks: boolean[] }> {
  const report = path.join(stage.folder, "respect.json");
  const { exitCode } = await runProgram([
    REDOCLY,
    "respect",
    path.join(WORKFLOWS, name),
    "--server",
    `api=${stage.url}`,
    "--server",
    `control=${stage.url}`,
    "--json-output",
    report,
    "--max-fetch-timeout",
    "4000",
  ]);
  const checks = checksIn(JSON.parse(await readFile(report, "utf8").catch(() => "null")));
  return { hasFailed: exitCode !== 0, checks };
}

/** Runs Redocly respect on our own Arazzo files, like `npm run workflows`. */
export const respect: Tool = {
  id: "respect",
  run: async (stage, faults) => {
    const names = (await readdir(WORKFLOWS)).filter((name) => name.endsWith(".arazzo.yaml"));
    const texts = new Map<string, string>();
    for (const name of names) texts.set(name, await readFile(path.join(WORKFLOWS, name), "utf8"));
    stage.plant([]);
    const right = await timed(async () => {
      const checks: boolean[] = [];
      for (const name of names) checks.push(...(await respectFile(stage, name)).checks);
      return checks;
    });
    tell(`respect: ${right.result.length} checks on the correct server`);
    const caught: string[] = [];
    for (const planted of faults) {
      // Files that do not call the operation cannot see its fault.
      const calls = new RegExp(`operationId: (\\$sourceDescriptions\\.api\\.)?${planted.operationId}\\b`);
      for (const name of names.filter((candidate) => calls.test(texts.get(candidate) ?? ""))) {
        stage.plant([planted]);
        const { hasFailed } = await respectFile(stage, name);
        if (!hasFailed) continue;
        caught.push(planted.name);
        break;
      }
    }
    return {
      name: "Redocly respect",
      version: (await runProgram([REDOCLY, "--version"])).output.trim(),
      how: "runs our eight Arazzo files. Caught: a file fails that passes on the correct server",
      rightServer: {
        checks: right.result.length,
        falseAlarms: right.result.filter((passed) => !passed).length,
        seconds: right.seconds,
      },
      caught,
    };
  },
};
