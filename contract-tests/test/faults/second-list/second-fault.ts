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

/** Sends a request with a member's session and returns the `value` of the response. */
export type Ask = (
  method: string,
  address: string,
  more?: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> },
) => Promise<unknown>;

/** Requests that show a fault which the run's own requests do not show. */
export interface Showing {
  readonly username: string;
  readonly by: (ask: Ask) => Promise<unknown>;
}

/** A fault of the second list: its author knows the contract and has not read the checks. */
export interface SecondFault extends FaultAt {
  readonly kind: SecondKind;
  /** The rule that the fault violates, in words. */
  readonly breaks: string;
  /** Proves that the fault changes a response, when no request of the run does. */
  readonly shown?: Showing;
}
