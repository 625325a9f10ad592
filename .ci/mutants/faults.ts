import type { Mutant } from "./mutants.ts";

/** A fault as it is stored in a file, to be found again in a later version of the source. */
export type Fault = Pick<Mutant, "file" | "line" | "lineText" | "operator" | "before" | "after">;

export interface Equivalent extends Pick<Fault, "file" | "lineText" | "before" | "after"> {
  /** The reason why no caller can notice the change. */
  reason: string;
}

const NAMES = ["file", "lineText", "before", "after"] as const;
const isSame = (left: Equivalent | Fault, right: Equivalent | Fault): boolean =>
  NAMES.every((name) => left[name] === right[name]);

/**
 * Finds a stored fault in the present source: the same change in a line with the same text, the nearest one; undefined when it no longer
 * exists.
 */
export const findAgain = (fault: Fault, mutants: readonly Mutant[]): Mutant | undefined =>
  mutants
    .filter((mutant) => isSame(fault, mutant))
    .toSorted((left, right) => Math.abs(left.line - fault.line) - Math.abs(right.line - fault.line))[0];

/** The recorded reason why a fault has no effect; undefined when there is none. */
export const reasonOf = (fault: Fault, equivalents: readonly Equivalent[]): string | undefined =>
  equivalents.find((equivalent) => isSame(equivalent, fault))?.reason;
