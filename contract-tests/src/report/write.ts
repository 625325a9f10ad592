import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Operation } from "../contract.ts";
import type { RunResult } from "../run/run.ts";
import { createMask } from "./curl.ts";
import { toJson, type RunFacts } from "./json.ts";
import { toJunit } from "./junit.ts";
import { toTerminal } from "./terminal.ts";

/** Writes report.json and junit.xml into `folder` and returns the text for the terminal. */
export async function writeReports(
  folder: string,
  facts: RunFacts,
  operations: readonly Operation[],
  { results, secrets }: RunResult,
): Promise<string> {
  const mask = createMask(secrets);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "report.json"), toJson(facts, operations, results, mask));
  await writeFile(path.join(folder, "junit.xml"), toJunit(results, mask));
  return toTerminal(facts, operations, results, mask);
}
