/** The time of a world: the machine's clock plus what testers added to it (D3, `POST /__mock/clock`). */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** How far it is ahead of the machine's clock. */
  offsetMs(): number;
  advance(byMs: number): void;
  reset(): void;
  /** Puts the clock wrong by so much, besides the offset; not kept. */
  skew(ms: number): void;
}

/** A clock whose offset is kept by `read` and `write`, so that it survives a restart. */
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
