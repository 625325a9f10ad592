import type { ListedFault } from "../listed-fault.ts";

export const TENTH_KINDS = [
  "aftermath",
  "caches",
  "clocks",
  "defaults",
  "enums",
  "errors",
  "guards",
  "joins",
  "limits",
  "locales",
  "matching",
  "neighbours",
  "serialiser",
  "sums",
  "trees",
  "wheres",
  "writes",
] as const;

/** A fault of the tenth list. `breaks` quotes the contract letter for letter. */
export type TenthFault = ListedFault<(typeof TENTH_KINDS)[number]>;
