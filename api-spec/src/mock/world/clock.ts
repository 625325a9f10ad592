export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The time of a world: the machine's clock plus the offset that testers added (D3, `POST /__mock/clock`). */
export type Clock = ReturnType<typeof createClock>;

/** Creates a clock whose offset is stored through `read` and `write`, so that it survives a restart. */
export function createClock(offset: { read(): number; write(offsetMs: number): void }) {
  let offsetMs = offset.read();
  let skewMs = 0;
  let heldMs: number | undefined;
  const set = (value: number) => {
    offsetMs = value;
    offset.write(value);
  };
  return {
    /** Epoch milliseconds. */
    now: (): number => heldMs ?? Date.now() + offsetMs + skewMs,
    /** Stops the clock at a time while `work` runs, so that what it writes does not depend on how long it takes. */
    hold: (atMs: number, work: () => void): void => {
      heldMs = atMs;
      try {
        work();
      } finally {
        heldMs = undefined;
      }
    },
    /** Offset to the machine's clock. */
    offsetMs: (): number => offsetMs,
    advance: (byMs: number): void => set(offsetMs + byMs),
    /** Makes it `nowMs` (epoch milliseconds), or the machine's time when left out. */
    reset: (nowMs?: number): void => set(nowMs === undefined ? 0 : nowMs - Date.now()),
    /** Makes the clock wrong by this much, besides the offset. Not stored. */
    skew: (ms: number): void => {
      skewMs = ms;
    },
  };
}
