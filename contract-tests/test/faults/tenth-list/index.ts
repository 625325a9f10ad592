import { AFTERMATH } from "./aftermath.ts";
import { CACHES } from "./caches.ts";
import { CLOCKS } from "./clocks.ts";
import { DEFAULTS } from "./defaults.ts";
import { ENUMS } from "./enums.ts";
import { ERRORS } from "./errors.ts";
import { GUARDS } from "./guards.ts";
import { JOINS } from "./joins.ts";
import { LIMITS } from "./limits.ts";
import { LOCALES } from "./locales.ts";
import { MATCHING } from "./matching.ts";
import { NEIGHBOURS } from "./neighbours.ts";
import { SERIALISER } from "./serialiser.ts";
import { SUMS } from "./sums.ts";
import { TREES } from "./trees.ts";
import { WHERES } from "./wheres.ts";
import { WRITES } from "./writes.ts";
import type { TenthFault } from "./tenth-fault.ts";

/**
 * The tenth list of faults, written from the contract alone. Each fault is a mistake that backend teams have made in other projects, and
 * breaks one sentence of this contract. Most of the responses match their schemas and say something that is not true.
 */
export const TENTH_LIST: readonly TenthFault[] = [
  ...AFTERMATH,
  ...CACHES,
  ...CLOCKS,
  ...DEFAULTS,
  ...ENUMS,
  ...ERRORS,
  ...GUARDS,
  ...JOINS,
  ...LIMITS,
  ...LOCALES,
  ...MATCHING,
  ...NEIGHBOURS,
  ...SERIALISER,
  ...SUMS,
  ...TREES,
  ...WHERES,
  ...WRITES,
];
