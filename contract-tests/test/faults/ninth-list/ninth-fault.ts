import type { ListedFault } from "../listed-fault.ts";

export const NINTH_KINDS = [
  "absent",
  "amounts",
  "codes",
  "columns",
  "effects",
  "figures",
  "filters",
  "languages",
  "lenient",
  "order",
  "owners",
  "precedence",
  "repeats",
  "search",
  "stale",
  "states",
  "strict",
  "times",
] as const;

/** A fault of the ninth list. `breaks` quotes the contract letter for letter. */
export type NinthFault = ListedFault<(typeof NINTH_KINDS)[number]>;
