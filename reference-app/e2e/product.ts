import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect } from "./expect.ts";

const command = path.join(import.meta.dirname, "../../.ci/start.ts");
const READY_TIMEOUT_MS = 120_000;
const MOCK_LINE = /^Mock is ready: \S+ \(process (\d+)\)$/;

/** A product of a test's own: what `npm start` runs. */
export interface Product {
  /** All lines it printed so far. */
  lines: string[];
  errors: string[];
  /** Process ids of its mock servers, the latest last. */
  mockProcesses: () => number[];
  untilReady: () => Promise<void>;
  /** Sends the signal and resolves with the exit code. */
  stop: (signal: "SIGINT" | "SIGTERM") => Promise<number | null>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

/** Starts the product on ports of its own. `mockArguments` go to the mock. */
export function startProduct(ports: { app: number; mock: number; games: number }, mockArguments: string[]): Product {
  const env = {
    ...process.env,
    PORT: String(ports.app),
    MOCK_PORT: String(ports.mock),
    GAMES_PORT: String(ports.games),
  };
  const child = spawn(process.execPath, [command, ...mockArguments], { env, stdio: ["ignore", "pipe", "pipe"] });
  const lines: string[] = [];
  const errors: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  createInterface({ input: child.stderr }).on("line", (line) => errors.push(line));
  const ended = once(child, "close").then(([code]: unknown[]) => (typeof code === "number" ? code : null));
  return {
    lines,
    errors,
    ended,
    mockProcesses: () => lines.flatMap((line) => MOCK_LINE.exec(line)?.[1] ?? []).map(Number),
    untilReady: () =>
      expect
        .poll(() => lines, { timeout: READY_TIMEOUT_MS })
        .toContain(`Lobbykit is ready: http://localhost:${ports.app}`),
    stop: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

export function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}
