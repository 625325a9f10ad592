import type { ListedFault } from "../listed-fault.ts";

export const FIFTH_KINDS = [
  "data",
  "parameters",
  "bounds",
  "order",
  "stale",
  "codes",
  "refusals",
  "strict",
  "headers",
  "units",
  "texts",
  "owners",
  "effects",
  "rows",
] as const;

/** A fault of the fifth list. */
export type FifthFault = ListedFault<(typeof FIFTH_KINDS)[number]>;
