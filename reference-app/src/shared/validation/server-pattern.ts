import type { ExpressionVerdict } from "@lobbykit/api-spec/client/field-rules";
import { PATTERN_BUDGET_MS, PATTERN_WORKER_START_MS } from "../config/constants.ts";
import { workerAddress } from "../addresses/worker-address.ts";
import type { PatternQuestion } from "./pattern.worker.ts";

/** "undecided": the time limit was over, or workers are unavailable. Then the server decides (D7). */
export type PatternAnswer = ExpressionVerdict | "undecided";

const LATE = Symbol("late");

function nextMessage(worker: Worker, withinMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(LATE), withinMs);
    const end = (answer: unknown) => {
      clearTimeout(timer);
      resolve(answer);
    };
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => end(data), { once: true });
    worker.addEventListener("error", () => end(LATE), { once: true });
  });
}

let ready: Worker | undefined;

async function start(): Promise<Worker | undefined> {
  try {
    const { default: address } = await import("./pattern.worker.ts?worker&url");
    const worker = new Worker(workerAddress(address), { type: "module" });
    if ((await nextMessage(worker, PATTERN_WORKER_START_MS)) !== LATE) return worker;
    worker.terminate();
  } catch (error) {
    // The worker's file failed to load, or the browser has no workers.
    console.warn("The worker for expressions could not start", error);
  }
  return undefined;
}

async function ask(question: PatternQuestion): Promise<PatternAnswer> {
  ready ??= await start();
  if (!ready) return "undecided";
  const answer = nextMessage(ready, PATTERN_BUDGET_MS);
  ready.postMessage(question);
  const verdict = await answer;
  if (verdict !== LATE) return verdict as ExpressionVerdict;
  // Only ending the worker stops a regular expression that backtracks without end.
  ready.terminate();
  ready = undefined;
  return "undecided";
}

let queue: Promise<unknown> = Promise.resolve();

/** Runs a regular expression from the server in a worker, for at most 50 ms (D7). Only one runs at a time. */
export function askServerPattern(pattern: string, value: string): Promise<PatternAnswer> {
  const answer = queue.then(() => ask({ pattern, value }));
  queue = answer.catch(() => undefined);
  return answer;
}
