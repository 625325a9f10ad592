/** The time of a world: the machine's clock plus the offset that testers added (D3, `POST /__mock/clock`). */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Offset to the machine's clock. */
  offsetMs(): number;
  advance(byMs: number): void;
  reset(): void;
  /** Makes the clock wrong by this much, besides the offset. Not stored. */
  skew(ms: number): void;
}

/** Creates a clock whose offset is stored through `read` and `write`, so that it survives a restart. */
export function createClock(offset: { read(): number; write(offsetMs: number): void }): Clock {
  let offsetMs = offset.read();
  let skewMs = 0;
  const set = (value: number) => {
    offsetMs = value;
    offset.write(value);
  };
  return {
    now: () => Date.now() + offsetMs + skewMs,
    offsetMs: () => offsetMs,
    advance: (byMs) => set(offsetMs + byMs),
    reset: () => set(0),
    skew: (ms) => {
      skewMs = ms;
    },
  };
}
