import type { Surroundings } from "../options/layers.ts";
import type { ProgressStream } from "./progress.ts";
import type { Stop } from "./stop.ts";

/** Where the command writes its output. */
export interface Terminal {
  /** Writes results. */
  readonly print: (text: string) => void;
  /** Writes an error message; an unexpected error includes its stack trace. */
  readonly complain: (what: unknown) => void;
  readonly progress: ProgressStream;
}

/** The environment of the command: where it was typed, where it writes, and how it is stopped. */
export interface Caller extends Surroundings {
  readonly terminal: Terminal;
  readonly begin: (tell: (message: string) => void) => Stop;
}
