import { ticker } from "../foundations/ticker.ts";

/** Noon in Dhaka of the day on which stories and tests of dates play: a Saturday. */
const NOON = Date.parse("2026-11-21T06:00:00Z");

/** Stops the clock of the page; returns the way to let it run again. For `beforeEach` of stories. */
export function stopClock(nowMs = NOON): () => void {
  ticker.setClock(() => nowMs);
  return () => ticker.setClock(() => performance.timeOrigin + performance.now());
}
