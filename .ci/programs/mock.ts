import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { startProgram, type Program } from "./program.ts";

/** The command of the mock. A limited young generation uses less memory and is just as fast. */
export const MOCK_COMMAND: readonly string[] = [
  process.execPath,
  "--disable-warning=ExperimentalWarning",
  "--max-semi-space-size=16",
  path.join(import.meta.dirname, "../../api-spec/src/mock/main.ts"),
];
/** The line that the mock prints when it listens, with its address. */
export const MOCK_READY = /^Mock is ready: (\S+)\n/m;

/** A mock server in a separate process. */
export interface MockProcess extends Program {
  url: string;
}

/** Starts a mock on free ports, unless `mockArguments` say otherwise, and waits until it listens. */
export async function startMockProcess(...mockArguments: readonly string[]): Promise<MockProcess> {
  const program = startProgram([...MOCK_COMMAND, "--port", "0", ...mockArguments]);
  return { ...program, url: await program.hasPrinted(MOCK_READY) };
}

/** A mock that stores its data in a file. It can be killed at any moment and then restarts with the same data. */
export interface CrashableMock {
  url: () => string;
  /** Resolves when the mock runs, after a crash also when it runs again. */
  isUp: () => Promise<void>;
  /** Kills the mock as suddenly as a power cut, and restarts it with the same file. */
  crash: () => Promise<void>;
  stop: (signal?: NodeJS.Signals) => Promise<unknown>;
}

/** Starts a mock that stores its data in `file`. */
export async function startCrashableMock(file: string, ...mockArguments: readonly string[]): Promise<CrashableMock> {
  const start = () => startMockProcess("--data", file, ...mockArguments);
  let running = start();
  let mock = await running;
  let crashing: Promise<void> | undefined;
  const restart = async () => {
    running = mock.stop("SIGKILL").then(start);
    mock = await running;
  };
  return {
    url: () => mock.url,
    isUp: async () => {
      await running;
      // A client that tries again at once would starve the event loop, which starts the process.
      await nextTurn();
    },
    crash: () => {
      // A second power cut during a restart has no effect.
      crashing ??= restart().finally(() => (crashing = undefined));
      return crashing;
    },
    stop: (signal) => mock.stop(signal),
  };
}
