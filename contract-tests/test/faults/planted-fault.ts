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

/** A new fault, with a memory of its own. */
export type Plant = () => Fault;

/** One fault of a server that is right otherwise, and where a run meets it. */
export interface FaultAt {
  readonly name: string;
  /** Where it is planted. */
  readonly operationId: string;
  readonly plant: Plant;
  /** The operations that a finding may be about; the one that is faulty when left out. */
  readonly findingAt?: readonly string[];
  /** The operations that are tried; those of `operationId` and `findingAt` when left out. */
  readonly only?: readonly string[];
  /** The journey that is gone on, and nothing else. */
  readonly journey?: string;
  /** How long an answer may take, for a fault that lets wait. */
  readonly deadlineMs?: number;
  /** Strikes whatever the method is. */
  readonly anyMethod?: boolean;
}

/** A fault, and what the run must say about it. */
export interface PlantedFault extends FaultAt {
  readonly kind: FaultKind;
  /** Words of the finding, after operation, method and path; empty where the rule says it all. */
  readonly finding: string;
  /** The rules that it may be a breach of; any when left out. */
  readonly rules?: readonly Check[];
}
