import { setTimeout as wait } from "node:timers/promises";

const MS_PER_S = 1000;

/** When the next request may be sent, in milliseconds, if the previous one was sent at `previous`. */
export const nextMoment = (now: number, previous: number | undefined, rate: number): number =>
  previous === undefined ? now : Math.max(now, previous + MS_PER_S / rate);

/** Waits until the next request may be sent. */
export type Pace = () => Promise<void>;

/** Limits the sending to `rate` evenly spaced requests per second, over all callers; without a rate nothing waits. */
export function createPace(rate: number | undefined): Pace {
  if (rate === undefined) return async () => undefined;
  let previous: number | undefined;
  return async () => {
    const now = performance.now();
    previous = nextMoment(now, previous, rate);
    if (previous > now) await wait(previous - now);
  };
}
