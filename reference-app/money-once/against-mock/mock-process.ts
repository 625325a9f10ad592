import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../../api-spec/src/mock/main.ts", import.meta.url));
const READY = /^Mock is ready: (\S+)$/;

/** A mock server in a process of its own, on a real file, that can be killed in the midst of anything. */
export interface MockProcess {
  url: () => string;
  /** Resolves once it runs (again). */
  isUp: () => Promise<void>;
  /** Kills it as a power cut would, and starts it again on the same file. */
  crash: () => Promise<void>;
  stop: () => Promise<void>;
}

async function start(file: string, { api, games }: { api: number; games: number }) {
  const child = spawn(process.execPath, [MAIN, "--port", String(api), "--games-port", String(games), "--data", file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = READY.exec(line)?.[1];
    if (url !== undefined) return { child, url };
  }
  throw new Error("The mock server did not start.");
}

/** @param ports any that are free when left out */
export async function startMockProcess(file: string, ports = { api: 0, games: 0 }): Promise<MockProcess> {
  let running = start(file, ports);
  let { child, url } = await running;
  let crashing: Promise<void> | undefined;
  const end = async (signal: NodeJS.Signals) => {
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  };
  const restart = async () => {
    running = end("SIGKILL").then(() => start(file, ports));
    ({ child, url } = await running);
  };
  return {
    url: () => url,
    isUp: async () => void (await running),
    crash: () => {
      // Who is dead already cannot be killed: one power cut at a time.
      crashing ??= restart().finally(() => (crashing = undefined));
      return crashing;
    },
    stop: () => end("SIGTERM"),
  };
}
