import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { format } from "node:util";
import { main } from "../../src/command/main.ts";
import type { JsonObject } from "../../src/json.ts";

/** Folder for compiled code, which makes the command start in half the time. */
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

const REPORTS = ["report.json", "junit.xml", "report.sarif", "report.html"];

async function readReports(folder: string): Promise<CommandResult["reports"]> {
  const read = REPORTS.map(
    async (name) => [name, await readFile(path.join(folder, name), "utf8").catch(() => "")] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}

/** A folder for reports, and the flags that lead there. */
async function openFolder(spec: JsonObject | undefined): Promise<{ folder: string; flags: readonly string[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), "lobbykit-contract-"));
  const specFile = path.join(folder, "spec.json");
  if (spec) await writeFile(specFile, JSON.stringify(spec));
  return { folder, flags: ["--out", folder, ...(spec ? ["--spec", specFile] : [])] };
}

/** Runs the command in this process with `folder` as its current folder. Starting a program and its signals are not tested this way. */
export async function callCommand(argv: readonly string[], folder: string): Promise<Omit<CommandResult, "reports">> {
  const told = { output: "", errors: "" };
  const { signal } = new AbortController();
  const exitCode = await main(argv, {
    environment: process.env,
    folder,
    terminal: {
      print: (text) => (told.output += `${text}\n`),
      complain: (what) => (told.errors += `${format(what)}\n`),
      progress: { write: (text) => (told.errors += text) },
    },
    begin: () => ({ signal, stop: () => undefined, release: () => undefined }),
  });
  return { exitCode, ...told };
}

/** Runs the command in this process, with reports in a new folder. */
export async function runCommand(argv: readonly string[], spec?: JsonObject): Promise<CommandResult> {
  const { folder, flags } = await openFolder(spec);
  const called = await callCommand([...flags, ...argv], folder);
  const reports = await readReports(folder);
  await rm(folder, { recursive: true });
  return { ...called, reports };
}

/** A running command. */
export interface StartedCommand {
  readonly child: ChildProcess;
  /** Resolves when the command has printed a text that many times, to either stream. */
  readonly hasPrinted: (text: string, times?: number) => Promise<void>;
  readonly ended: Promise<CommandResult>;
}

/** Starts the command in a separate process, as a person would, with reports in a new folder. */
export async function startCommand(argv: readonly string[], spec?: JsonObject): Promise<StartedCommand> {
  const { folder, flags } = await openFolder(spec);
  const child = spawn(process.execPath, [CLI, ...flags, ...argv], {
    env: { ...process.env, NO_COLOR: "1", NODE_COMPILE_CACHE: COMPILE_CACHE },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const chunks = { output: "", errors: "" };
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (chunks.output += chunk));
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (chunks.errors += chunk));
  const hasPrinted = (text: string, times = 1) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if ((chunks.output + chunks.errors).split(text).length > times) resolve();
      };
      child.stdout.on("data", look);
      child.stderr.on("data", look);
      child.once("close", () => reject(new Error(`ended without printing ${text}:\n${chunks.output}${chunks.errors}`)));
      look();
    });
  const closed = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const end = async (): Promise<CommandResult> => {
    const exitCode = await closed;
    const reports = await readReports(folder);
    await rm(folder, { recursive: true });
    return { exitCode, ...chunks, reports };
  };
  return { child, hasPrinted, ended: end() };
}

/** Runs the command in a separate process, without keyboard input. */
export async function runProcess(argv: readonly string[], spec?: JsonObject): Promise<CommandResult> {
  const { child, ended } = await startCommand(argv, spec);
  child.stdin?.end();
  return ended;
}
