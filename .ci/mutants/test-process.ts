import { type ChildProcess, fork } from "node:child_process";
import { copyFileSync } from "node:fs";
import path from "node:path";
import type { FailedTest, Message, Order } from "./vitest-process.ts";

/** Result of running some test files; it contains only the first failed test. */
export type Outcome =
  | { type: "passed" }
  | { type: "failed"; test: FailedTest }
  /** No test finished for a long time; `running` are the unfinished files. */
  | { type: "hung"; running: string[] };

export interface TestProcess {
  /** Runs test files in order until the first failure. @throws Error when Vitest itself fails */
  run(order: Order): Promise<Outcome>;
  stop(): void;
}

/** Longer than Vitest's longest test timeout. */
const HANGS_AFTER_MS = 120_000;
const MOST_WORDS = 2000;

interface Started {
  child: ChildProcess;
  errors: () => string;
}

function start(folder: string, projects: readonly string[]): Started {
  const script = path.join(folder, ".ci/vitest-process.ts");
  copyFileSync(path.join(import.meta.dirname, "vitest-process.ts"), script);
  // The process gets its own group, so that its servers and browsers can be stopped with it.
  const child = fork(script, projects, { cwd: folder, detached: true, stdio: ["ignore", "ignore", "pipe", "ipc"] });
  let words = "";
  child.stderr?.setEncoding("utf8").on("data", (chunk: string) => (words = (words + chunk).slice(-MOST_WORDS)));
  return { child, errors: () => words };
}

function kill({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, "SIGKILL");
}

/** Waits for the next message that is not `alive`; undefined when no message arrives for too long. */
function answerOf({ child, errors }: Started, onAlive: (running: string[]) => void): Promise<Message | undefined> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      child.off("message", listen);
      child.off("exit", onExit);
      settle();
    };
    const listen = (message: Message) => {
      if (message.type !== "alive") return end(() => resolve(message));
      onAlive(message.running);
      timer.refresh();
    };
    const onExit = () => end(() => reject(new Error(`Vitest ended unasked:\n${errors()}`)));
    const timer = setTimeout(() => end(() => resolve(undefined)), HANGS_AFTER_MS);
    child.on("message", listen);
    child.once("exit", onExit);
  });
}

/**
 * Creates a Vitest process for some projects of the checkout in `folder`. It starts when first needed and keeps running, because starting
 * takes seconds.
 */
export function testProcess(folder: string, projects: readonly string[]): TestProcess {
  let started: Started | undefined;
  const stop = () => {
    if (started) kill(started.child);
    started = undefined;
  };
  return {
    stop,
    async run(order) {
      if (!started) {
        started = start(folder, projects);
        const ready = await answerOf(started, () => undefined);
        if (!ready) throw new Error(`Vitest does not start:\n${started.errors()}`);
      }
      let running = order.files;
      started.child.send(order);
      const answer = await answerOf(started, (files) => (running = files));
      if (answer?.type !== "done") {
        stop();
        return { type: "hung", running };
      }
      if (answer.failed) return { type: "failed", test: answer.failed };
      if (answer.ran === 0) throw new Error(`No test ran in ${order.files.join(", ")}.`);
      return { type: "passed" };
    },
  };
}
