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

/** Asks a server in the name of a member and answers the `value`. */
export type Ask = (
  method: string,
  address: string,
  more?: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> },
) => Promise<unknown>;

/** What a person would ask to see a fault that no ordinary request shows. */
export interface Showing {
  readonly username: string;
  readonly by: (ask: Ask) => Promise<unknown>;
}

/** A fault of the second list: its author knows the contract and has not read the checks. */
export interface SecondFault extends FaultAt {
  readonly kind: SecondKind;
  /** What a right report would name, in words. */
  readonly breaks: string;
  /** Proves that the fault changes an answer, where the run does not ask what shows it. */
  readonly shown?: Showing;
}
