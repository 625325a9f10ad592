import { EventEmitter } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resultOf } from "../../test/support/reports/small-report.ts";
import { UsageError } from "../options/values.ts";
import {
  baselineLines,
  compareBaseline,
  readBaseline,
  readText,
  writeBaseline,
  writeText,
  type KnownFailure,
} from "./baseline.ts";
import { exitCodeOf } from "./exit.ts";
import { createMeter, progressLine } from "./progress.ts";
import { createStop, type Stop } from "./stop.ts";
import { runWatched } from "./watch.ts";

const failure = (key: string, operationId = "a"): KnownFailure => ({
  key,
  operationId,
  headline: `headline of ${key}`,
});

describe("a baseline file", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "lobbykit-baseline-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("is written in the order of the keys, and can be read again", async () => {
    const file = path.join(folder, "deep/er/known.json");
    await writeBaseline(file, [failure("b"), failure("a")]);
    expect(await readFile(file, "utf8")).toBe(`{
  "format": "lobbykit-contract-baseline",
  "version": 1,
  "failures": [
    {
      "operationId": "a",
      "headline": "headline of a",
      "key": "a"
    },
    {
      "operationId": "a",
      "headline": "headline of b",
      "key": "b"
    }
  ]
}
`);
    expect(await readBaseline(file, false)).toEqual([failure("a"), failure("b")]);
  });

  it("may be missing only when it is about to be written", async () => {
    const file = path.join(folder, "gone.json");
    expect(await readBaseline(file, true)).toEqual([]);
    await expect(readBaseline(file, false)).rejects.toThrow(
      `There is no baseline at ${file}. Create it with --update-baseline.`,
    );
    await writeFile(file, "{}");
    await expect(readBaseline(file, true)).rejects.toThrow(UsageError);
    await expect(readBaseline(file, true)).rejects.toThrow("is not a baseline of this command");
  });

  it("contains only complete failures; others are ignored", () => {
    const whole = JSON.parse(writeText([failure("a")]));
    const broken = [
      { ...whole.failures[0], key: 7 },
      { key: "x", operationId: "a" },
      { key: "x", headline: "y" },
      "text",
    ];
    expect(readText("f", JSON.stringify({ ...whole, failures: [...broken, ...whole.failures] }))).toEqual([
      failure("a"),
    ]);
    expect(readText("f", JSON.stringify({ ...whole, failures: "none" }))).toEqual([]);
    expect(() => readText("f", JSON.stringify({ ...whole, format: "other" }))).toThrow(UsageError);
  });

  it("lists ten missing failures and counts the rest", () => {
    const known = Array.from({ length: 12 }, (_, index) => failure(`k${index}`));
    const found = { failures: [], triedIds: new Set(["a"]) };
    const lines = baselineLines(compareBaseline(known, found));
    expect(lines).toHaveLength(13);
    expect(lines.slice(0, 2)).toEqual([
      "Baseline  0 failures known · 0 new · 12 no longer seen",
      "  ✓ no longer seen: headline of k0",
    ]);
    expect(lines.slice(-3)).toEqual([
      "  ✓ no longer seen: headline of k9",
      "  … and 2 more",
      "  Remove them with --update-baseline.",
    ]);
    expect(baselineLines(compareBaseline(known.slice(0, 10), found))).toHaveLength(12);
    expect(baselineLines({ fresh: [], still: [failure("a")], gone: [] })).toEqual([
      "Baseline  1 failure known · 0 new · 0 no longer seen",
    ]);
  });
});

describe("the exit status", () => {
  it.for([
    [true, true, 0, 0],
    [true, false, 0, 2],
    [true, true, 1, 1],
    [false, true, 1, 1],
    [false, true, 0, 2],
    [false, false, 0, 2],
  ] as const)(
    "for a run with complete %s, honoured %s and %i new failures is %i",
    ([isWhole, isHonoured, newFailures, expected]) => {
      expect(exitCodeOf({ isWhole, isHonoured, newFailures })).toBe(expected);
    },
  );
});

const of = (done: number, elapsedMs: number) =>
  progressLine({ done, total: 100, failed: 0, elapsedMs, operationId: undefined }, 80);

function meterOn(stream: { isTTY?: boolean; columns?: number }, isQuiet = false) {
  const written: string[] = [];
  const meter = createMeter({ ...stream, write: (text) => written.push(text) }, 3, isQuiet);
  return { meter, written };
}

describe("the progress meter", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());
  const passed = resultOf("listItems", "a");
  const failed = resultOf("login", "b", { outcome: "failed" });

  it("rewrites one line on a terminal, at most five times a second, and clears it at the end", () => {
    const { meter, written } = meterOn({ isTTY: true, columns: 31 });
    meter.count(passed);
    vi.advanceTimersByTime(199);
    expect(written).toEqual([]);
    vi.advanceTimersByTime(1);
    meter.count(failed);
    vi.advanceTimersByTime(200);
    meter.end();
    vi.advanceTimersByTime(10_000);
    expect(written).toEqual([
      "\r\u001B[K1 of 3 · 33 % · 0 failed · lis",
      "\r\u001B[K2 of 3 · 66 % · 1 failed · log",
      "\r\u001B[K",
    ]);
  });

  it("writes, when there is no terminal, one full line every five seconds", () => {
    for (const stream of [{}, { columns: 0 }]) {
      const { meter, written } = meterOn(stream);
      for (let index = 0; index < 20; index += 1) meter.count(passed);
      vi.advanceTimersByTime(4999);
      expect(written).toEqual([]);
      vi.advanceTimersByTime(1);
      meter.end();
      expect(written).toEqual(["20 of 20 · 100 % · 0 failed · 0 s left · listItems\n"]);
    }
  });

  it("writes nothing in quiet mode", () => {
    const { meter, written } = meterOn({}, true);
    meter.count(passed);
    vi.advanceTimersByTime(60_000);
    meter.end();
    expect(written).toEqual([]);
  });

  it("shows the remaining time after twenty cases", () => {
    expect(of(19, 1000)).toBe("19 of 100 · 19 % · 0 failed");
    expect(of(20, 1000)).toBe("20 of 100 · 20 % · 0 failed · 4 s left");
    expect(of(50, 59_000)).toBe("50 of 100 · 50 % · 0 failed · 59 s left");
    expect(of(50, 59_001)).toBe("50 of 100 · 50 % · 0 failed · 1 min 0 s left");
    expect(progressLine({ done: 0, total: 0, failed: 0, elapsedMs: 0, operationId: "a" }, 80)).toBe(
      "0 of 0 · 0 % · 0 failed · a",
    );
  });
});

const count = () => ["SIGINT", "SIGTERM"].map((signal) => process.listenerCount(signal));

describe("Ctrl-C", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["performance"] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("stops the run; a second Ctrl-C has no effect in the first half second, and then ends the command", () => {
    const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
    const told: string[] = [];
    const stop = createStop((message) => told.push(message));
    expect(stop.signal.aborted).toBe(false);
    stop.stop();
    expect([stop.signal.aborted, told]).toEqual([
      true,
      ["Stopping. The results so far follow. Interrupt again to quit immediately."],
    ]);
    vi.advanceTimersByTime(499);
    stop.stop();
    expect(exit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    stop.stop();
    expect(exit).toHaveBeenCalledWith(2);
    stop.release();
  });

  it("and SIGTERM are handled until the handlers are released", () => {
    const before = count();
    const stop = createStop(() => undefined);
    expect(count()).toEqual(before.map((listeners) => listeners + 1));
    stop.release();
    expect(count()).toEqual(before);
  });
});

/** A fake keyboard that emits typed text as bytes. */
class Keyboard extends EventEmitter {
  readonly isTTY = true;
  readonly modes: boolean[] = [];
  isPaused = false;
  setRawMode(isRaw: boolean): void {
    this.modes.push(isRaw);
  }
  pause(): void {
    this.isPaused = true;
  }
  type(keys: string): void {
    this.emit("data", Buffer.from(keys));
  }
}

const stopOf = (controller: AbortController, released: string[]): Stop => ({
  signal: controller.signal,
  stop: () => controller.abort(),
  release: () => void released.push("released"),
});

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

async function watch(run: (count: number, stop: Stop) => Promise<number>) {
  const told: string[] = [];
  const released: string[] = [];
  let count = 0;
  const watching = runWatched({
    files: () => [],
    run: (stop) => run((count += 1), stop),
    begin: () => stopOf(new AbortController(), released),
    tell: (message) => told.push(message),
  });
  await nextTurn();
  return { watching, told, released, count: () => count };
}

describe("the watch mode", () => {
  let keyboard: Keyboard;
  beforeEach(() => {
    keyboard = new Keyboard();
    vi.spyOn(process, "stdin", "get").mockReturnValue(keyboard as never);
  });
  afterEach(() => vi.restoreAllMocks());

  it("runs again on Enter, and ends on q with the status of the last run", async () => {
    const { watching, told, released, count } = await watch(async (run) => run);
    keyboard.type("x");
    keyboard.type("\r");
    await nextTurn();
    keyboard.type("q");
    expect(await watching).toBe(2);
    expect(count()).toBe(2);
    expect(told).toEqual(
      Array(2).fill("Watching: a change to the spec or the settings, or Enter, starts a new run; q quits."),
    );
    expect(released).toHaveLength(3);
    expect([keyboard.modes, keyboard.isPaused, keyboard.listenerCount("data")]).toEqual([[true, false], true, 0]);
  });

  it("stops a run on q, and ends with its status", async () => {
    const { watching, told } = await watch(
      (_, { signal }) => new Promise((resolve) => signal.addEventListener("abort", () => resolve(7))),
    );
    keyboard.type("q");
    expect(await watching).toBe(7);
    expect(told).toEqual([]);
  });

  it("remembers Enter pressed during a run, and ends on Ctrl-C", async () => {
    const runs: (() => void)[] = [];
    const { watching, count } = await watch((run) => new Promise((resolve) => runs.push(() => resolve(run))));
    keyboard.type("\n");
    runs[0]?.();
    await nextTurn();
    expect(count()).toBe(2);
    runs[1]?.();
    await nextTurn();
    expect(count()).toBe(2);
    keyboard.type("\u0003");
    expect(await watching).toBe(2);
  });

  it("releases the keyboard when a run fails", async () => {
    const watching = runWatched({
      files: () => [],
      run: () => Promise.reject(new Error("broken")),
      begin: () => stopOf(new AbortController(), []),
      tell: () => undefined,
    });
    await expect(watching).rejects.toThrow("broken");
    expect(keyboard.modes).toEqual([true, false]);
  });
});
