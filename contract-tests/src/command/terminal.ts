import type { Surroundings } from "../options/layers.ts";
import type { ProgressStream } from "./progress.ts";
import type { Stop } from "./stop.ts";

/** Where the command tells what it does. */
export interface Terminal {
  /** Results. */
  readonly print: (text: string) => void;
  /** What is wrong; an error that nobody expected is told with its trace. */
  readonly complain: (what: unknown) => void;
  readonly progress: ProgressStream;
}

/** Who calls the command: where it was typed, where it writes to, and how it is told to stop. */
export interface Caller extends Surroundings {
  readonly terminal: Terminal;
  readonly begin: (tell: (message: string) => void) => Stop;
}
