import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { MOCK_COMMAND, MOCK_READY } from "./mock.ts";
import { startProgram } from "./program.ts";

const RESTART_DELAY_MS = 1000;
const MOST_RESTARTS = 3;

export interface SupervisedMock {
  /** Resolves to true when the mock first listens; to false when it could not start and has printed why. */
  ready: Promise<boolean>;
  /** Stops the mock and waits for its end. */
  stop: () => Promise<unknown>;
}

/**
 * Starts the mock server. If it crashes later, it is restarted at most three times; after that the app shows its error states until someone
 * starts a mock. `say` receives one line per event.
 */
export function superviseMock(mockArguments: readonly string[], say: (line: string) => void): SupervisedMock {
  const launch = () => {
    const { child, ended, hasPrinted, stop } = startProgram([...MOCK_COMMAND, ...mockArguments]);
    createInterface({ input: child.stdout }).on("line", (line) => say(`${line} (process ${child.pid})`));
    child.stderr.pipe(process.stderr);
    const ready = hasPrinted(MOCK_READY).then(
      () => true,
      () => false,
    );
    return { child, ended, ready, stop };
  };
  let current = launch();
  let isStopping = false;

  const keepAlive = async () => {
    if (!(await current.ready)) return;
    for (let restarts = 0; ; restarts++) {
      const exitCode = await current.ended;
      // Ctrl-C reaches the mock too. After this delay it is known whether the whole product is stopping.
      await wait(RESTART_DELAY_MS);
      if (isStopping) return;
      const died = `The mock server died (${current.child.signalCode ?? `exit ${exitCode}`}).`;
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
    stop: () => {
      isStopping = true;
      return current.stop();
    },
  };
}
