import type { ListedFault } from "../listed-fault.ts";

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

/** A fault of the second list. */
export type SecondFault = ListedFault<(typeof SECOND_KINDS)[number]>;
