import { existsSync, watch as watchFolder } from "node:fs";
import path from "node:path";
import type { Stop } from "./stop.ts";

/** What somebody wants of a command that watches. */
export type Wish = "again" | "end";

/** What keys mean: Enter runs again, q and Ctrl-C (U+0003 where a terminal gives single keys) end. */
export function wishIn(keys: string): Wish | undefined {
  // Who wants to end, wants nothing else.
  if (keys.includes("q") || keys.includes("\u0003")) return "end";
  return /[\r\n]/.test(keys) ? "again" : undefined;
}

/** Editors write a file in several steps. */
const QUIET_MS = 150;

/** Calls `changed` once files have changed and stay as they are for a moment. Returns how to end it. */
function watchFiles(files: readonly string[], changed: (file: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const there = [...new Set(files)].filter((file) => existsSync(path.dirname(file)));
  const byFolder = Map.groupBy(there, (file) => path.dirname(file));
  // Folders, because many editors put a new file in place of the old one.
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

/** Wishes as they come, one at a time. */
class Wishes {
  #waiting: ((wish: Wish) => void) | undefined;
  #kept: Wish | undefined;

  add(wish: Wish): void {
    if (this.#waiting) this.#waiting(wish);
    else this.#kept = this.#kept === "end" ? "end" : wish;
    this.#waiting = undefined;
  }

  /** The wish that came in the meantime, or the next one. */
  next(): Promise<Wish> {
    const kept = this.#kept;
    this.#kept = undefined;
    if (kept) return Promise.resolve(kept);
    return new Promise((resolve) => (this.#waiting = resolve));
  }
}

/** What a command that watches does. */
export interface Watched {
  /** The files whose change makes it run again. */
  readonly files: () => readonly string[];
  /** Runs once, and returns the exit status. */
  readonly run: (stop: Stop) => Promise<number>;
  readonly begin: (tell: (message: string) => void) => Stop;
  readonly tell: (message: string) => void;
}

const HINT = "Watching: a change of spec or settings, or Enter, runs again; q ends.";

/** Waits for the next wish, during which Ctrl-C is one. */
async function nextWish(wishes: Wishes, begin: Watched["begin"]): Promise<Wish> {
  const stop = begin(() => undefined);
  stop.signal.addEventListener("abort", () => wishes.add("end"), { once: true });
  const wish = await wishes.next();
  // At the end a key that is passed on late must not end the command otherwise.
  if (wish === "again") stop.release();
  return wish;
}

/** Runs, and runs again when a file changes or Enter is pressed, until q or Ctrl-C. Returns the exit status of the last run. */
export async function runWatched({ files, run, begin, tell }: Watched): Promise<number> {
  const { stdin } = process;
  const wishes = new Wishes();
  let current: Stop | undefined;
  const read = (keys: Buffer) => {
    const wish = wishIn(keys.toString());
    if (wish === undefined) return;
    wishes.add(wish);
    if (wish === "end") current?.stop();
  };
  if (stdin.isTTY) stdin.setRawMode(true);
  stdin.on("data", read);
  try {
    for (;;) {
      const unwatch = watchFiles(files(), (file) => {
        tell(`${path.basename(file)} has changed.`);
        wishes.add("again");
      });
      current = begin(tell);
      const exitCode = await run(current);
      if (current.signal.aborted) return exitCode;
      current.release();
      current = undefined;
      tell(HINT);
      const wish = await nextWish(wishes, begin);
      unwatch();
      if (wish === "end") return exitCode;
    }
  } finally {
    stdin.off("data", read);
    if (stdin.isTTY) stdin.setRawMode(false);
    stdin.pause();
  }
}
