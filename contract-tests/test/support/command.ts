import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { JsonObject } from "../../src/json.ts";

/** The command starts some forty times: compiled once, it starts in half the time. */
const COMPILE_CACHE = path.join(import.meta.dirname, "../../../node_modules/.cache/contract-tests");
const CLI = path.join(import.meta.dirname, "../../src/cli.ts");

/** How long a test that starts programs may take on a slow machine. */
export const PATIENCE_MS = 180_000;

export interface CommandResult {
  readonly exitCode: number | null;
  readonly output: string;
  readonly errors: string;
  /** The reports by file name; absent when the run was not possible. */
  readonly reports: Readonly<Record<string, string>>;
}

const readReport = (folder: string, name: string): Promise<string> =>
  readFile(path.join(folder, name), "utf8").catch(() => "");

/** Runs the command as a person would, in a process of its own, with reports in a folder of its own. */
export async function runCommand(argv: readonly string[], spec?: JsonObject): Promise<CommandResult> {
  const folder = await mkdtemp(path.join(tmpdir(), "lobbykit-contract-"));
  const specFile = path.join(folder, "spec.json");
  if (spec) await writeFile(specFile, JSON.stringify(spec));
  const withSpec = spec ? ["--spec", specFile] : [];
  const child = spawn(process.execPath, [CLI, "--out", folder, ...withSpec, ...argv], {
    env: { ...process.env, NO_COLOR: "1", NODE_COMPILE_CACHE: COMPILE_CACHE },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks = { output: "", errors: "" };
  child.stdout.on("data", (chunk: Buffer) => (chunks.output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (chunks.errors += chunk.toString()));
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const reports = {
    "report.json": await readReport(folder, "report.json"),
    "junit.xml": await readReport(folder, "junit.xml"),
  };
  await rm(folder, { recursive: true });
  return { exitCode, ...chunks, reports };
}
