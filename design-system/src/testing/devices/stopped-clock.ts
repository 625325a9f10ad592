import { ticker } from "../../foundations/time/ticker.ts";

/** The time in stories and tests with dates: noon in Dhaka, on a Saturday. */
const NOON = Date.parse("2026-11-21T06:00:00Z");

/** Starts the clock of the page. */
export const startClock = (): void => ticker.setClock(() => performance.timeOrigin + performance.now());

/** Stops the clock of the page. Returns a function that starts it again. For `beforeEach` of stories. */
export function stopClock(nowMs = NOON): () => void {
  ticker.setClock(() => nowMs);
  return startClock;
}
