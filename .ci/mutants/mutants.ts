import { parseSync } from "vite";
import { type Change, changesOf } from "./operators.ts";
import { walk } from "./walk.ts";

/** A fault that can be put into a file. */
export interface Mutant extends Change {
  file: string;
  /** Line number, from 1. */
  line: number;
  /** The line without its indentation, which identifies the fault later. */
  lineText: string;
  before: string;
}

/** Every possible fault of a source, in order. @throws Error when it does not parse */
export function mutantsOf(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const lines = source.split("\n");
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const found: Mutant[] = [];
  walk(program, (node, around) => {
    for (const change of changesOf(node, ({ start, end }) => source.slice(start, end), around)) {
      const line = starts.findLastIndex((start) => start <= change.start) + 1;
      const before = source.slice(change.start, change.end);
      found.push({ ...change, file, line, lineText: lines[line - 1]?.trim() ?? "", before });
    }
  });
  return found;
}

/** Inserts the fault into the source. */
export const withMutant = (source: string, { start, end, after }: Change): string =>
  source.slice(0, start) + after + source.slice(end);

/** Whether the source parses; types are not checked, because they are erased. */
export const parses = (file: string, source: string): boolean => parseSync(file, source).errors.length === 0;
