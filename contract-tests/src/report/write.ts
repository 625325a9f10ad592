import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Contract } from "../spec/contract.ts";
import type { RunResult } from "../run/case-result.ts";
import { buildReport } from "./build.ts";
import { toHtml } from "./html/page.ts";
import { toAllure } from "./formats/allure.ts";
import { toJson } from "./formats/json.ts";
import { toJunit } from "./formats/junit.ts";
import type { Report, RunFacts } from "./model.ts";
import { toSarif } from "./formats/sarif.ts";
import { toTerminal } from "./formats/terminal.ts";

const readEarlier = (file: string): Promise<string | undefined> => readFile(file, "utf8").catch(() => undefined);

/** Writes Allure's results into `folder`, which must exist. */
export async function writeAllure(folder: string, report: Report): Promise<void> {
  await Promise.all(toAllure(report).map(({ name, text }) => writeFile(path.join(folder, name), text)));
}

/** Writes the reports into `folder`, compared with the report already there. Returns the report and its text for the terminal. */
export async function writeReports(
  folder: string,
  facts: RunFacts,
  contract: Contract,
  run: RunResult,
  isQuiet = false,
): Promise<{ readonly report: Report; readonly text: string }> {
  const earlier = await readEarlier(path.join(folder, "report.json"));
  const report = buildReport({ facts, contract, run, ...(earlier !== undefined && { earlier }) });
  const files = {
    "report.json": toJson(report),
    "junit.xml": toJunit(report),
    "report.sarif": toSarif(report),
    "report.html": toHtml(report),
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(folder, name), text)));
  return { report, text: toTerminal(report, isQuiet) };
}
