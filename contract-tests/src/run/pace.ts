import { setTimeout as wait } from "node:timers/promises";

const MS_PER_S = 1000;

/** When the next request may go out, in milliseconds, if the one before went out at `previous`. */
export const nextMoment = (now: number, previous: number | undefined, rate: number): number =>
  previous === undefined ? now : Math.max(now, previous + MS_PER_S / rate);

/** Waits for one's turn. */
export type Pace = () => Promise<void>;

/** Lets at most `rate` requests a second go out, evenly, whoever sends them; without a rate nobody waits. */
export function createPace(rate: number | undefined): Pace {
  if (rate === undefined) return async () => undefined;
  let previous: number | undefined;
  return async () => {
    const now = performance.now();
    previous = nextMoment(now, previous, rate);
    if (previous > now) await wait(previous - now);
  };
}
