import { spawn } from "node:child_process";
import type { Contract } from "../../src/spec/contract.ts";
import type { Bench } from "../../test/support/servers/try-server.ts";
import type { PlantedFault } from "../../test/faults/planted-fault.ts";

/** The server under comparison: its faults can be changed while it runs. */
export interface Stage {
  readonly bench: Bench;
  readonly contract: Contract;
  /** Address of the server. */
  readonly url: string;
  /** A folder for the files that tools read and write. */
  readonly folder: string;
  /** Folder in which the tools are installed. */
  readonly tools: string;
  /** Replaces the planted faults by these, and starts a new mock session. */
  readonly plant: (faults: readonly PlantedFault[]) => void;
  /** Logs the member in on the correct server, in the current mock session, and returns the token. */
  readonly token: () => Promise<string>;
}

/** What a tool reports about the correct server. */
export interface RightServer {
  readonly checks: number;
  readonly falseAlarms: number;
  readonly seconds: number;
}

export interface ToolResult {
  readonly name: string;
  readonly version: string;
  readonly how: string;
  readonly rightServer: RightServer;
  /** Names of the faults that the tool found. */
  readonly caught: readonly string[];
}

export interface Tool {
  readonly id: string;
  readonly run: (stage: Stage, faults: readonly PlantedFault[]) => Promise<ToolResult>;
}

/** Runs a program to its end, at most two minutes. */
export async function runProgram(
  command: readonly [string, ...string[]],
  options: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>>; readonly timeoutMs?: number } = {},
): Promise<{ exitCode: number | null; output: string }> {
  const { timeoutMs = 120_000, env, cwd } = options;
  const [program, ...rest] = command;
  const child = spawn(program, rest, {
    ...(cwd !== undefined && { cwd }),
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: timeoutMs,
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  return { exitCode, output };
}

/**
 * Groups the faults into rounds with at most one fault for each operation, for tools that take long to start. A fault of an operation in
 * `alone` gets its own round.
 */
export function roundsOf(faults: readonly PlantedFault[], alone: readonly string[] = []): PlantedFault[][] {
  const rounds: PlantedFault[][] = [];
  const isFree = (round: readonly PlantedFault[], id: string): boolean =>
    !round.some(({ operationId }) => operationId === id || alone.includes(operationId)) && !alone.includes(id);
  for (const planted of faults) {
    const free = rounds.find((round) => isFree(round, planted.operationId));
    if (free) free.push(planted);
    else rounds.push([planted]);
  }
  return rounds;
}

/** Runs some work, and returns its result and how long it took. */
export async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const started = performance.now();
  const result = await work();
  return { result, seconds: Math.round((performance.now() - started) / 100) / 10 };
}

/** Prints the progress to the error stream, with the time. */
export const tell = (text: string): void => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);
