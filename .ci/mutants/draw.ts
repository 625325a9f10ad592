import { createHash } from "node:crypto";
import type { Fault } from "./faults.ts";

type Candidate = Pick<Fault, "file" | "line" | "lineText" | "before" | "after">;

/** A place in an order that a seed makes: as good as chance, and no two alike. */
const rank = (...words: string[]): string => createHash("sha256").update(JSON.stringify(words)).digest("hex");

/** The values in the order of their ranks. */
const ranked = <Value>(values: readonly Value[], rankOf: (value: Value) => string): Value[] =>
  values
    .map((value) => ({ value, place: rankOf(value) }))
    .toSorted((left, right) => (left.place < right.place ? -1 : 1))
    .map(({ value }) => value);

/** Candidates by line. Of lines with the same text in a file each is its own, so the word for a line counts them. */
function linesOf<Kind extends Candidate>(candidates: readonly Kind[]): { name: string; onLine: Kind[] }[] {
  const seen = new Map<string, number>();
  return [...Map.groupBy(candidates, ({ file, line }) => `${file}:${line}`).values()].map((onLine) => {
    const text = `${onLine[0]?.file} ${onLine[0]?.lineText}`;
    seen.set(text, (seen.get(text) ?? 0) + 1);
    return { name: `${text} ${seen.get(text)}`, onLine };
  });
}

/**
 * One candidate each from up to `count` lines: every line that holds one is as likely as the next, and so is every candidate of a
 * line. A line whose candidates are all refused is drawn for nothing, and another one takes its place. A line keeps its rank when
 * other lines change, so that the same seed draws nearly the same faults after an edit.
 */
export function draw<Kind extends Candidate>(
  candidates: readonly Kind[],
  { seed, count, accepts }: { seed: string; count: number; accepts: (candidate: Kind) => boolean },
): Kind[] {
  const drawn: Kind[] = [];
  for (const { name, onLine } of ranked(linesOf(candidates), (line) => rank(seed, line.name))) {
    if (drawn.length === count) break;
    const order = ranked(onLine, ({ before, after }) => rank(seed, name, before, after));
    drawn.push(...order.filter(accepts).slice(0, 1));
  }
  return drawn;
}
