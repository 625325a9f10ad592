import type { ListedFault } from "../listed-fault.ts";

export const TWELFTH_KINDS = [
  "campaigns",
  "cleanups",
  "counters",
  "countries",
  "devices",
  "exclusions",
  "flags",
  "formats",
  "jobs",
  "languages",
  "legacy rows",
  "local times",
  "locks",
  "merged accounts",
  "nodes",
  "paging",
  "replicas",
  "risks",
] as const;

/** A fault of the twelfth list. `breaks` quotes the contract letter for letter. */
export type TwelfthFault = ListedFault<(typeof TWELFTH_KINDS)[number]>;
