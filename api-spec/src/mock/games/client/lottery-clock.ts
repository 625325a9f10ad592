const TICK_MS = 500;
const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 3_600;

let offsetMs = 0;
let roundTripMs = Number.POSITIVE_INFINITY;

/** The server's time in epoch milliseconds, based on the monotonic clock, so that changing the phone's clock never moves a draw (D11). */
export const now = (): number => performance.now() + offsetMs;

/** Updates the server's clock from a response. The sample with the shortest round trip is used, unless the clock has changed. */
export function readClock(serverTime: number, askedMs: number, answeredMs: number): void {
  const sampleTripMs = answeredMs - askedMs;
  const sampleMs = serverTime - (askedMs + answeredMs) / 2;
  const hasMoved = Math.abs(sampleMs - offsetMs) > sampleTripMs + roundTripMs;
  if (sampleTripMs > roundTripMs && !hasMoved) return;
  offsetMs = sampleMs;
  roundTripMs = sampleTripMs;
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** Formats the remaining time as HH:MM:SS, MM:SS under one hour, and `--:--:--` once under a second remains (R299, R300). */
export function formatRemaining(remainingMs: number): string {
  const seconds = Math.floor(remainingMs / SECOND_MS);
  if (seconds < 1) return "--:--:--";
  const hours = Math.floor(seconds / HOUR_S);
  const short = `${twoDigits(Math.floor((seconds % HOUR_S) / MINUTE_S))}:${twoDigits(seconds % MINUTE_S)}`;
  return hours > 0 ? `${twoDigits(hours)}:${short}` : short;
}

/** Calls `act` every half second of the server's clock (R300). */
export function onTick(act: () => void): void {
  const next = () => {
    act();
    setTimeout(next, TICK_MS - (now() % TICK_MS));
  };
  next();
}
