import type { ListedFault } from "../listed-fault.ts";

export const ELEVENTH_KINDS = [
  "casts",
  "decimals",
  "falsy",
  "gateway",
  "mappers",
  "orm",
  "querysets",
  "queues",
  "redis",
  "serialisers",
  "sessions",
  "signals",
  "sql",
  "transactions",
  "undefined",
  "validation",
  "zeroes",
  "zones",
] as const;

/** A fault of the eleventh list. `breaks` quotes the contract letter for letter. */
export type EleventhFault = ListedFault<(typeof ELEVENTH_KINDS)[number]>;
