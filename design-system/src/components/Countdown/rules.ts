const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 3600;

/** R299: shown when less than a second remains, or nothing is counted down. */
export const ENDED_TEXT = "--:--:--";

const pad = (value: number) => String(value).padStart(2, "0");

/**
 * Formats the remaining time as HH:MM:SS, or MM:SS under one hour (R300). Hours have no upper limit.
 * @param remainingMs may be negative, NaN or infinite: each counts as ended
 */
export function countdownText(remainingMs: number): string {
  if (!Number.isFinite(remainingMs) || remainingMs < SECOND_MS) return ENDED_TEXT;
  const seconds = Math.floor(remainingMs / SECOND_MS);
  const hours = Math.floor(seconds / HOUR_S);
  const minutesAndSeconds = `${pad(Math.floor(seconds / MINUTE_S) % MINUTE_S)}:${pad(seconds % MINUTE_S)}`;
  return hours > 0 ? `${pad(hours)}:${minutesAndSeconds}` : minutesAndSeconds;
}
