import type { CaseResult } from "../run/result.ts";

const MS_PER_S = 1000;
const S_PER_MINUTE = 60;
/** How often the line is written: over and over on a terminal, now and then into a log. */
const TERMINAL_MS = 200;
const LOG_MS = 5000;
const ERASE_LINE = "\r\u001B[K";
/** Before that many cases nobody can say how long it takes. */
const MIN_KNOWN = 20;

/** How far a run is. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly failed: number;
  readonly elapsedMs: number;
  /** What was tried last. */
  readonly operationId: string | undefined;
}

const grouped = (count: number): string => count.toLocaleString("en");

function duration(ms: number): string {
  const seconds = Math.ceil(ms / MS_PER_S);
  if (seconds < S_PER_MINUTE) return `${seconds} s`;
  return `${Math.floor(seconds / S_PER_MINUTE)} min ${seconds % S_PER_MINUTE} s`;
}

/** How far a run is, in one line of at most `columns` characters. */
export function progressLine({ done, total, failed, elapsedMs, operationId }: Progress, columns: number): string {
  // Signing in counts as well, and is in no plan.
  const all = Math.max(total, done);
  const left = done < MIN_KNOWN ? undefined : (elapsedMs / done) * (all - done);
  const parts = [
    `${grouped(done)} of ${grouped(all)}`,
    `${Math.floor((done / Math.max(1, all)) * 100)} %`,
    `${grouped(failed)} failed`,
    ...(left === undefined ? [] : [`${duration(left)} left`]),
    ...(operationId === undefined ? [] : [operationId]),
  ];
  return parts.join(" · ").slice(0, columns);
}

/** Where progress is written to. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface Meter {
  readonly count: (result: CaseResult) => void;
  /** Takes the line away. */
  readonly end: () => void;
}

const SILENT: Meter = { count: () => undefined, end: () => undefined };
const USUAL_COLUMNS = 80;

/** Tells how far a run of `total` cases is: a line that is rewritten on a terminal, a line every few seconds elsewhere. */
export function createMeter(stream: ProgressStream, total: number, isQuiet: boolean): Meter {
  if (isQuiet) return SILENT;
  const started = performance.now();
  let progress: Progress = { done: 0, total, failed: 0, elapsedMs: 0, operationId: undefined };
  const write = () => {
    const line = progressLine(
      { ...progress, elapsedMs: performance.now() - started },
      // A terminal that does not know its width says 0.
      (stream.columns || USUAL_COLUMNS) - 1,
    );
    stream.write(stream.isTTY ? ERASE_LINE + line : `${line}\n`);
  };
  const timer = setInterval(write, stream.isTTY ? TERMINAL_MS : LOG_MS);
  timer.unref();
  return {
    count: ({ tried, verdict }) => {
      const failed = progress.failed + (verdict.outcome === "failed" ? 1 : 0);
      progress = { ...progress, done: progress.done + 1, failed, operationId: tried.operationId };
    },
    end: () => {
      clearInterval(timer);
      if (stream.isTTY) stream.write(ERASE_LINE);
    },
  };
}
