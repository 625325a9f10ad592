import type { ListedFault } from "../listed-fault.ts";

export const THIRD_KINDS = [
  "wire",
  "caching",
  "paging",
  "filters",
  "figures",
  "money",
  "time",
  "text",
  "mapping",
  "joins",
  "order",
  "writes",
  "codes",
  "security",
] as const;

/** A fault of the third list. */
export type ThirdFault = ListedFault<(typeof THIRD_KINDS)[number]>;
