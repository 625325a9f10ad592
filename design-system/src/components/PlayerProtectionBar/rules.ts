const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 3600;

const pad = (value: number) => String(value).padStart(2, "0");

/** Formats the elapsed time as HH:MM:SS. Hours have no upper limit. A start in the future, or one that is no instant, gives 00:00:00. */
export function elapsedText(elapsedMs: number): string {
  const seconds = Number.isFinite(elapsedMs) ? Math.max(0, Math.floor(elapsedMs / SECOND_MS)) : 0;
  return [Math.floor(seconds / HOUR_S), Math.floor(seconds / MINUTE_S) % MINUTE_S, seconds % MINUTE_S]
    .map(pad)
    .join(":");
}
