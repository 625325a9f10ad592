import type { FaultAt } from "../planted-fault.ts";

export const SECOND_KINDS = [
  "filters",
  "dates",
  "languages",
  "money",
  "order",
  "paging",
  "counts",
  "caching",
  "security",
  "state",
  "idempotency",
  "limits",
  "rows",
  "draws",
] as const;
export type SecondKind = (typeof SECOND_KINDS)[number];

/** A fault of the second list: its author knows the contract and has not read the checks. */
export interface SecondFault extends FaultAt {
  readonly kind: SecondKind;
  /** What a right report would name, in words. */
  readonly breaks: string;
}
