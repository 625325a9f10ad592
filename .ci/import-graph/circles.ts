import type { Graph } from "./graph.ts";

type Neighbours = ReadonlyMap<string, readonly string[]>;

/** The shortest way from a file back to itself, the file at both ends; undefined where there is none. */
function wayBack(neighbours: Neighbours, start: string): string[] | undefined {
  const waysTo = new Map<string, string[]>([[start, [start]]]);
  for (const [file, way] of waysTo) {
    for (const next of neighbours.get(file) ?? []) {
      if (next === start) return [...way, start];
      if (!waysTo.has(next)) waysTo.set(next, [...way, next]);
    }
  }
  return undefined;
}

/** Groups of files that all reach each other: strongly connected components, by Tarjan's algorithm. */
function groupsOf(neighbours: Neighbours): string[][] {
  const indexOf = new Map<string, number>();
  const open: string[] = [];
  const groups: string[][] = [];
  /** Returns the lowest index that the file reaches among those whose group is still open. */
  const visit = (file: string): number => {
    const index = indexOf.size;
    indexOf.set(file, index);
    open.push(file);
    let lowest = index;
    for (const next of neighbours.get(file) ?? []) {
      if (!indexOf.has(next)) lowest = Math.min(lowest, visit(next));
      else if (open.includes(next)) lowest = Math.min(lowest, indexOf.get(next) ?? index);
    }
    if (lowest === index) groups.push(open.splice(open.indexOf(file)));
    return lowest;
  };
  for (const file of neighbours.keys()) if (!indexOf.has(file)) visit(file);
  return groups;
}

/**
 * One shortest circle of imports for each group of files that reach each other: the files in order, the first again at the end.
 * A file that only reads or starts another one makes no circle. With `withTypes` a type-only import counts like any other.
 */
export function findCircles(graph: Graph, { withTypes }: { withTypes: boolean }): string[][] {
  const neighbours = new Map(
    [...graph].map(([file, links]) => [
      file,
      links.filter(({ kind }) => kind === "import" || (withTypes && kind === "type")).map(({ to }) => to),
    ]),
  );
  return groupsOf(neighbours).flatMap((group) => {
    const circles = group.map((file) => wayBack(neighbours, file)).filter((way) => way !== undefined);
    return circles.toSorted((left, right) => left.length - right.length).slice(0, 1);
  });
}
