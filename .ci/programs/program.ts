// Runs a program as a child process, and waits for what it prints and for its end.
import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { Readable } from "node:stream";

export interface Program {
  child: ChildProcessByStdio<null, Readable, Readable>;
  /** Resolves with the exit code, or with null when a signal ended the program. */
  ended: Promise<number | null>;
  /**
   * Resolves once the program has printed `expected` to either stream: with the first group, or else with the whole match. Rejects with the
   * output when the program ends first. It reads only what is printed after the call.
   */
  hasPrinted: (expected: RegExp) => Promise<string>;
  /** Sends the signal and waits for the end. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** @param env environment variables in addition to those of this process */
export function startProgram([file = "", ...rest]: readonly string[], env: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(file, rest, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "close").then(() => child.exitCode);
  const hasPrinted = (expected: RegExp) =>
    new Promise<string>((resolve, reject) => {
      let printed = "";
      const read = (chunk: string) => {
        printed += chunk;
        const found = expected.exec(printed);
        if (!found) return;
        for (const stream of [child.stdout, child.stderr]) stream.off("data", read);
        resolve(found[1] ?? found[0]);
      };
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", read);
      const fail = () => reject(new Error(`${rest.join(" ")} ended before it printed ${expected}:\n${printed}`));
      child.once("close", fail);
    });
  const stop = (signal?: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { child, ended, hasPrinted, stop };
}

/** A port of this machine that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}
