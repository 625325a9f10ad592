import type { CaseResult } from "../run/case-result.ts";

const MS_PER_S = 1000;
const S_PER_MINUTE = 60;
/** How often the progress line is written: often on a terminal, rarely to a log. */
const TERMINAL_MS = 200;
const LOG_MS = 5000;
const ERASE_LINE = "\r\u001B[K";
/** The remaining time is not estimated before this many cases. */
const MIN_KNOWN = 20;

/** Progress of a run. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly failed: number;
  readonly elapsedMs: number;
  /** Operation of the latest case. */
  readonly operationId: string | undefined;
}

const grouped = (count: number): string => count.toLocaleString("en");

function duration(ms: number): string {
  const seconds = Math.ceil(ms / MS_PER_S);
  if (seconds < S_PER_MINUTE) return `${seconds} s`;
  return `${Math.floor(seconds / S_PER_MINUTE)} min ${seconds % S_PER_MINUTE} s`;
}

/** Formats the progress in one line of at most `columns` characters. */
export function progressLine({ done, total, failed, elapsedMs, operationId }: Progress, columns: number): string {
  // Logins with findings are counted too but are not in the plan, so `done` may exceed `total`.
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

/** The output stream for progress. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface Meter {
  readonly count: (result: CaseResult) => void;
  /** Clears the line. */
  readonly end: () => void;
}

const SILENT: Meter = { count: () => undefined, end: () => undefined };
const USUAL_COLUMNS = 80;

/** Shows the progress of a run of `total` cases: one line that is rewritten on a terminal, or a new line every few seconds elsewhere. */
export function createMeter(stream: ProgressStream, total: number, isQuiet: boolean): Meter {
  if (isQuiet) return SILENT;
  const started = performance.now();
  let progress: Progress = { done: 0, total, failed: 0, elapsedMs: 0, operationId: undefined };
  const write = () => {
    const line = progressLine(
      { ...progress, elapsedMs: performance.now() - started },
      // A terminal of unknown width reports 0.
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
