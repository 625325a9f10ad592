import type { ListedFault } from "../listed-fault.ts";

export const FOURTH_KINDS = [
  "pages",
  "filters",
  "order",
  "times",
  "sums",
  "replays",
  "access",
  "caches",
  "texts",
  "inputs",
  "errors",
  "states",
  "draws",
  "accounts",
] as const;

/** A fault of the fourth list. */
export type FourthFault = ListedFault<(typeof FOURTH_KINDS)[number]>;
