const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 3600;

const pad = (value: number) => String(value).padStart(2, "0");

/** How long it lasts already, as HH:MM:SS; hours are not capped. A start that is still to come reads as nought. */
export function elapsedText(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / SECOND_MS));
  return [Math.floor(seconds / HOUR_S), Math.floor(seconds / MINUTE_S) % MINUTE_S, seconds % MINUTE_S]
    .map(pad)
    .join(":");
}
