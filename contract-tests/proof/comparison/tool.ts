import { spawn } from "node:child_process";
import type { Contract } from "../../src/spec/contract.ts";
import type { Bench } from "../../test/support/servers/try-server.ts";
import type { PlantedFault } from "../../test/faults/planted-fault.ts";

/** The server under comparison: its faults can be changed while it runs. */
export interface Stage {
  readonly bench: Bench;
  readonly contract: Contract;
  /** Where the server answers. */
  readonly url: string;
  /** A folder for what tools read and write. */
  readonly folder: string;
  /** Where the tools are installed. */
  readonly tools: string;
  /** Plants these and no others, in a world that nobody used before. */
  readonly plant: (faults: readonly PlantedFault[]) => void;
  /** A token of the member in the world of the moment, from the correct server. */
  readonly token: () => Promise<string>;
}

/** What a tool says of a server that is right. */
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
  /** Names of the faults that it caught. */
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
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  return { exitCode, output };
}

/** Faults in rounds, so that in each an operation has one of them at most: for tools that take long to start. `alone` are not mixed. */
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

/** How long some work took. */
export async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const started = performance.now();
  const result = await work();
  return { result, seconds: Math.round((performance.now() - started) / 100) / 10 };
}

/** Says how far it is, on the error stream. */
export const tell = (text: string): void => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);
