import { EXIT } from "./exit.ts";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;
/** npm forwards a signal that the terminal has already sent. A second one within this time is the same key press. */
const SAME_KEY_MS = 500;

/** Interprets a signal: the first one stops the run, a later one ends the command. */
export const meaningOf = (sinceFirstMs: number | undefined): "stop" | "end" | "nothing" => {
  if (sinceFirstMs === undefined) return "stop";
  return sinceFirstMs < SAME_KEY_MS ? "nothing" : "end";
};

export interface Stop {
  readonly signal: AbortSignal;
  readonly stop: () => void;
  /** Removes the signal handlers. */
  readonly release: () => void;
}

/** Turns Ctrl-C and SIGTERM into an AbortSignal. A second one, some time later, ends the command at once. */
export function createStop(tell: (message: string) => void): Stop {
  const controller = new AbortController();
  let first: number | undefined;
  const stop = () => {
    const meaning = meaningOf(first === undefined ? undefined : performance.now() - first);
    if (meaning === "nothing") return;
    if (meaning === "end") process.exit(EXIT.couldNotRun);
    first = performance.now();
    tell("Stopping. The results so far follow. Interrupt again to quit immediately.");
    controller.abort();
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const release = () => {
    for (const signal of SIGNALS) process.off(signal, stop);
  };
  return { signal: controller.signal, stop, release };
}
