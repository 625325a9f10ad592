import type { ListedFault } from "../listed-fault.ts";

export const SEVENTH_KINDS = [
  "bounds",
  "codes",
  "columns",
  "effects",
  "figures",
  "lenient",
  "lists",
  "merchants",
  "nulls",
  "order",
  "precedence",
  "protocols",
  "repeats",
  "stale",
  "states",
  "strict",
] as const;

/** A fault of the seventh list. */
export type SeventhFault = ListedFault<(typeof SEVENTH_KINDS)[number]>;
