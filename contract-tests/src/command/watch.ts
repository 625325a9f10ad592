import { existsSync, watch as watchFolder } from "node:fs";
import path from "node:path";
import type { Stop } from "./stop.ts";

/** What a key tells the watching command to do. */
export type KeyCommand = "again" | "end";

/** Interprets keys: Enter runs again; q and Ctrl-C (U+0003 in raw mode) end. */
export function keyCommandIn(keys: string): KeyCommand | undefined {
  // Ending takes precedence over other keys.
  if (keys.includes("q") || keys.includes("\u0003")) return "end";
  return /[\r\n]/.test(keys) ? "again" : undefined;
}

/** Waiting time after a change, because editors write a file in several steps. */
const QUIET_MS = 150;

/** Calls `changed` once files have changed and have then stayed unchanged for a moment. Returns a function that stops watching. */
function watchFiles(files: readonly string[], changed: (file: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const there = [...new Set(files)].filter((file) => existsSync(path.dirname(file)));
  const byFolder = Map.groupBy(there, (file) => path.dirname(file));
  // Watches folders rather than files, because many editors replace a file on saving.
  const watchers = [...byFolder].map(([folder, own]) =>
    watchFolder(folder, (_, name) => {
      const file = own.find((candidate) => path.basename(candidate) === name);
      if (file === undefined) return;
      clearTimeout(timer);
      timer = setTimeout(() => changed(file), QUIET_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Queues keyboard commands, one at a time. */
class KeyCommands {
  #waiting: ((command: KeyCommand) => void) | undefined;
  #kept: KeyCommand | undefined;

  add(command: KeyCommand): void {
    if (this.#waiting) this.#waiting(command);
    else this.#kept = this.#kept === "end" ? "end" : command;
    this.#waiting = undefined;
  }

  /** Returns the command that was queued, or waits for the next one. */
  next(): Promise<KeyCommand> {
    const kept = this.#kept;
    this.#kept = undefined;
    if (kept) return Promise.resolve(kept);
    return new Promise((resolve) => (this.#waiting = resolve));
  }
}

/** What the watch mode needs from the command. */
export interface Watched {
  /** Files whose changes start another run. */
  readonly files: () => readonly string[];
  /** Runs once, and returns the exit status. */
  readonly run: (stop: Stop) => Promise<number>;
  readonly begin: (tell: (message: string) => void) => Stop;
  readonly tell: (message: string) => void;
}

const HINT = "Watching: a change to the spec or the settings, or Enter, starts a new run; q quits.";

/** Waits for the next command; Ctrl-C also counts as one. */
async function nextCommand(commands: KeyCommands, begin: Watched["begin"]): Promise<KeyCommand> {
  const stop = begin(() => undefined);
  stop.signal.addEventListener("abort", () => commands.add("end"), { once: true });
  const command = await commands.next();
  // When ending, keep the handlers, so that a late forwarded signal cannot kill the command with another exit status.
  if (command === "again") stop.release();
  return command;
}

/** Runs, and runs again when a file changes or Enter is pressed, until q or Ctrl-C. Returns the exit status of the last run. */
export async function runWatched({ files, run, begin, tell }: Watched): Promise<number> {
  const { stdin } = process;
  const commands = new KeyCommands();
  let current: Stop | undefined;
  const read = (keys: Buffer) => {
    const command = keyCommandIn(keys.toString());
    if (command === undefined) return;
    commands.add(command);
    if (command === "end") current?.stop();
  };
  if (stdin.isTTY) stdin.setRawMode(true);
  stdin.on("data", read);
  try {
    for (;;) {
      const unwatch = watchFiles(files(), (file) => {
        tell(`${path.basename(file)} has changed.`);
        commands.add("again");
      });
      current = begin(tell);
      const exitCode = await run(current);
      if (current.signal.aborted) return exitCode;
      current.release();
      current = undefined;
      tell(HINT);
      const command = await nextCommand(commands, begin);
      unwatch();
      if (command === "end") return exitCode;
    }
  } finally {
    stdin.off("data", read);
    if (stdin.isTTY) stdin.setRawMode(false);
    stdin.pause();
  }
}
