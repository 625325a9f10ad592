import { EXIT } from "./exit.ts";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;
/** npm passes a key that the terminal has passed already: what comes so soon after is the same key. */
const SAME_KEY_MS = 500;

/** What a signal means: the first one stops the run, a later one ends the command. */
export const meaningOf = (sinceFirstMs: number | undefined): "stop" | "end" | "nothing" => {
  if (sinceFirstMs === undefined) return "stop";
  return sinceFirstMs < SAME_KEY_MS ? "nothing" : "end";
};

export interface Stop {
  readonly signal: AbortSignal;
  readonly stop: () => void;
  /** Hands the signals back. */
  readonly release: () => void;
}

/** Turns Ctrl-C and SIGTERM into an AbortSignal; once more, later, ends the command at once. */
export function createStop(tell: (message: string) => void): Stop {
  const controller = new AbortController();
  let first: number | undefined;
  const stop = () => {
    const meaning = meaningOf(first === undefined ? undefined : performance.now() - first);
    if (meaning === "nothing") return;
    if (meaning === "end") process.exit(EXIT.couldNotRun);
    first = performance.now();
    tell("Stopping: what is known until now follows. Once more ends at once.");
    controller.abort();
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const release = () => {
    for (const signal of SIGNALS) process.off(signal, stop);
  };
  return { signal: controller.signal, stop, release };
}
