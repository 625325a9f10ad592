import type { ListedFault } from "../listed-fault.ts";

export const SIXTH_KINDS = [
  "figures",
  "stale",
  "lists",
  "order",
  "bounds",
  "codes",
  "precedence",
  "refusals",
  "strict",
  "units",
  "texts",
  "headers",
  "access",
  "effects",
  "repeats",
  "sessions",
  "states",
] as const;

/** A fault of the sixth list. */
export type SixthFault = ListedFault<(typeof SIXTH_KINDS)[number]>;
