import type { Check } from "../../src/judge/check.ts";
import type { Fault } from "../support/servers/fault-proxy.ts";

export const FAULT_KINDS = [
  "type",
  "missing",
  "extra",
  "null",
  "format",
  "enum",
  "bounds",
  "envelope",
  "status",
  "error shape",
  "input",
  "access",
  "object",
  "replay",
  "state",
  "money",
  "paging",
  "totals",
  "caching",
  "header",
  "time",
  "leak",
  "wire",
  "encryption",
  "journey",
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Creates a fault with its own state, so that runs do not affect each other. */
export type Plant = () => Fault;

/** One fault of an otherwise correct server, and how a run can find it. */
export interface FaultAt {
  readonly name: string;
  /** Id of the operation that has the fault. */
  readonly operationId: string;
  readonly plant: Plant;
  /** Operations for which the run may report the fault. @default the operation that has the fault */
  readonly findingAt?: readonly string[];
  /** Operations that the run tests. @default those of `operationId` and `findingAt` */
  readonly only?: readonly string[];
  /** Runs only this journey. @default no journey */
  readonly journey?: string;
  /** Time limit of a response, for faults that delay responses. */
  readonly deadlineMs?: number;
  /** Whether the fault affects every method of the path. @default only the operation's own method */
  readonly anyMethod?: boolean;
}

/** A fault, and the finding that the run must report. */
export interface PlantedFault extends FaultAt {
  readonly kind: FaultKind;
  /** A part of the finding's line, after operation, method and path; empty when its rule is enough to recognise it. */
  readonly finding: string;
  /** Rules that the finding may belong to. @default any rule */
  readonly rules?: readonly Check[];
}
