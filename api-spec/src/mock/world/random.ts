/** A pseudo-random stream that depends only on its seed, so that generated content is the same on every run. */
export interface SeededRandom {
  /** The next number in [0, 1). */
  next: () => number;
  /** A number in [from, to). */
  range: (from: number, to: number) => number;
  /** An integer in [from, to], both included. */
  int: (from: number, to: number) => number;
  pick: <T>(list: readonly T[]) => T;
  chance: (probability: number) => boolean;
  shuffle: <T>(list: readonly T[]) => T[];
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a hash over the UTF-16 units of `text`, as an unsigned 32-bit number. */
function hash(text: string): number {
  let state = FNV_OFFSET;
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), FNV_PRIME);
  }
  return state >>> 0;
}

/** Mulberry32 seeded with the hash of `seed`: small, fast, and random enough for pictures and lists. */
export function seededRandom(seed: string): SeededRandom {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    range: (from, to) => from + next() * (to - from),
    pick: (list) => {
      const item = list[int(0, list.length - 1)];
      if (item === undefined) throw new RangeError("pick from an empty list");
      return item;
    },
    chance: (probability) => next() < probability,
    shuffle: (list) => {
      const result = [...list];
      for (let index = result.length - 1; index > 0; index--) {
        const other = int(0, index);
        const held = result[index] as (typeof result)[number];
        result[index] = result[other] as (typeof result)[number];
        result[other] = held;
      }
      return result;
    },
  };
}
