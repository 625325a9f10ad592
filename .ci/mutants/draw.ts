import { rank, ranked } from "../seeded-order.ts";
import type { Fault } from "./faults.ts";

type Candidate = Pick<Fault, "file" | "line" | "lineText" | "before" | "after">;

/** Groups candidates by line. Equal lines of a file stay separate, so the group's name counts them. */
function linesOf<Kind extends Candidate>(candidates: readonly Kind[]): { name: string; onLine: Kind[] }[] {
  const seen = new Map<string, number>();
  return [...Map.groupBy(candidates, ({ file, line }) => `${file}:${line}`).values()].map((onLine) => {
    const text = `${onLine[0]?.file} ${onLine[0]?.lineText}`;
    seen.set(text, (seen.get(text) ?? 0) + 1);
    return { name: `${text} ${seen.get(text)}`, onLine };
  });
}

/**
 * Samples one candidate each from up to `count` lines. Every line with candidates is equally likely, and so is every candidate of a line.
 * When all candidates of a line are refused, another line is sampled instead. A line's rank does not depend on other lines, so that the
 * same seed gives nearly the same faults after an edit.
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
