import { createInterface } from "node:readline";
import { startProduct, type ProductPorts } from "../../../.ci/programs/product.ts";
import type { Program } from "../../../.ci/programs/program.ts";
import { expect } from "../support/expect.ts";

const READY_TIMEOUT_MS = 120_000;
const MOCK_LINE = /^Mock is ready: \S+ \(process (\d+)\)$/;

/** A separate instance of what `npm start` runs, for one test. */
export interface Product extends Pick<Program, "ended" | "stop"> {
  /** All lines that it has printed so far. */
  lines: string[];
  errors: string[];
  /** Returns the process ids of its mock servers, the newest last. */
  mockProcesses: () => number[];
  untilReady: () => Promise<void>;
}

/** Starts the product on these ports. `mockArguments` are passed to the mock. */
export function openProduct(ports: ProductPorts, mockArguments: string[]): Product {
  const { child, ended, stop } = startProduct(ports, mockArguments);
  const lines: string[] = [];
  const errors: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  createInterface({ input: child.stderr }).on("line", (line) => errors.push(line));
  return {
    lines,
    errors,
    ended,
    stop,
    mockProcesses: () => lines.flatMap((line) => MOCK_LINE.exec(line)?.[1] ?? []).map(Number),
    untilReady: () =>
      expect
        .poll(() => lines, { timeout: READY_TIMEOUT_MS })
        .toContain(`Lobbykit is ready: http://localhost:${ports.app}`),
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
