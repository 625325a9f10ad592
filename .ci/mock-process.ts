// The mock server as a child of the product: started, watched, started again, stopped.
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";

const command = path.join(import.meta.dirname, "../api-spec/src/mock/main.ts");
/** A bounded young generation: less memory, and as fast as without a bound. */
const NODE_FLAGS = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=16"];
const RESTART_DELAY_MS = 1000;
const MOST_RESTARTS = 3;

export interface MockProcess {
  /** Resolves when the mock listens, the first time. False when it gave up: it has told why on the error output. */
  ready: Promise<boolean>;
  /** Ends the mock and waits until it is gone. */
  stop(): Promise<void>;
}

/**
 * Starts the mock server. When it dies later it is started again, three times at most; after that the app shows its error
 * states until somebody starts one. `say` gets one line an event.
 */
export function startMock(mockArguments: string[], say: (line: string) => void): MockProcess {
  const launch = () => {
    const child = spawn(process.execPath, [...NODE_FLAGS, command, ...mockArguments], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const lines = createInterface({ input: child.stdout });
    lines.on("line", (line) => say(`${line} (process ${child.pid})`));
    const gone = once(child, "exit");
    const ready = Promise.race([once(lines, "line").then(() => true), gone.then(() => false)]);
    return { child, gone, ready };
  };
  let current = launch();
  let isStopping = false;

  const keepAlive = async () => {
    if (!(await current.ready)) return;
    for (let restarts = 0; ; restarts++) {
      const [exitCode, signal] = await current.gone;
      // Ctrl-C reaches the mock as well: by now it is known whether everything is stopping.
      await wait(RESTART_DELAY_MS);
      if (isStopping) return;
      const died = `The mock server died (${signal ?? `exit ${exitCode}`}).`;
      if (restarts === MOST_RESTARTS) {
        say(`${died} Start it again with \`npm run mock\`; the app stays up.`);
        return;
      }
      say(`${died} Starting it again (${restarts + 1} of ${MOST_RESTARTS}) …`);
      current = launch();
    }
  };
  void keepAlive();

  return {
    ready: current.ready,
    stop: async () => {
      isStopping = true;
      const { child, gone } = current;
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await gone;
    },
  };
}
