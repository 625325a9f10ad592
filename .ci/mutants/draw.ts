import { createHash } from "node:crypto";

/** Numbers from 0 to below 1, the same for the same seed: mulberry32 on a hash of the text. */
export function randomOf(seed: string): () => number {
  let state = createHash("sha256").update(seed).digest().readUInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface OnALine {
  file: string;
  line: number;
}

/**
 * One candidate each from up to `count` lines: every line that holds one is as likely as the next, and so is every candidate of a
 * line. A line whose candidates are all refused is drawn for nothing, and another one takes its place.
 */
export function draw<Candidate extends OnALine>(
  candidates: readonly Candidate[],
  { seed, count, accepts }: { seed: string; count: number; accepts: (candidate: Candidate) => boolean },
): Candidate[] {
  const random = randomOf(seed);
  const take = <Value>(values: Value[]): Value[] => values.splice(Math.floor(random() * values.length), 1);
  const lines = [...Map.groupBy(candidates, ({ file, line }) => `${file}:${line}`).values()];
  const drawn: Candidate[] = [];
  while (drawn.length < count && lines.length > 0) {
    const onLine = take(lines).flat();
    let [candidate] = take(onLine);
    while (candidate && !accepts(candidate)) [candidate] = take(onLine);
    if (candidate) drawn.push(candidate);
  }
  return drawn;
}
