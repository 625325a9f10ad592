import type { Mutant } from "./mutants.ts";

/** A fault as it is kept in a file, to be found again in a later state of the source. */
export type Fault = Pick<Mutant, "file" | "line" | "lineText" | "operator" | "before" | "after">;

export interface Equivalent extends Pick<Fault, "file" | "lineText" | "before" | "after"> {
  /** Why no caller can see the change. */
  reason: string;
}

const NAMES = ["file", "lineText", "before", "after"] as const;
const isSame = (left: Equivalent | Fault, right: Equivalent | Fault): boolean =>
  NAMES.every((name) => left[name] === right[name]);

/** The fault in the source as it is now: the same change of a line with the same text, the nearest one; undefined when it is gone. */
export const findAgain = (fault: Fault, mutants: readonly Mutant[]): Mutant | undefined =>
  mutants
    .filter((mutant) => isSame(fault, mutant))
    .toSorted((left, right) => Math.abs(left.line - fault.line) - Math.abs(right.line - fault.line))[0];

/** Why a person found that a fault changes nothing; undefined when nobody did. */
export const reasonOf = (fault: Fault, equivalents: readonly Equivalent[]): string | undefined =>
  equivalents.find((equivalent) => isSame(equivalent, fault))?.reason;
