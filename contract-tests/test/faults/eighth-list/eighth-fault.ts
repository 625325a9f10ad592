import type { ListedFault } from "../listed-fault.ts";

export const EIGHTH_KINDS = [
  "bounds",
  "codes",
  "columns",
  "effects",
  "expiry",
  "languages",
  "lenient",
  "nulls",
  "order",
  "owners",
  "precedence",
  "protocols",
  "repeats",
  "secrets",
  "stale",
  "states",
  "strict",
  "sums",
] as const;

/** A fault of the eighth list. `breaks` quotes the contract letter for letter. */
export type EighthFault = ListedFault<(typeof EIGHTH_KINDS)[number]>;
