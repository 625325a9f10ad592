import { BOUNDS } from "./bounds.ts";
import { CODES } from "./codes.ts";
import { COLUMNS } from "./columns.ts";
import { EFFECTS } from "./effects.ts";
import { FIGURES } from "./figures.ts";
import { LENIENT } from "./lenient.ts";
import { LISTS } from "./lists.ts";
import { MERCHANTS } from "./merchants.ts";
import { NULLS } from "./nulls.ts";
import { ORDER } from "./order.ts";
import { PRECEDENCE } from "./precedence.ts";
import { PROTOCOLS } from "./protocols.ts";
import { REPEATS } from "./repeats.ts";
import { STALE } from "./stale.ts";
import { STATES } from "./states.ts";
import { STRICT } from "./strict.ts";
import type { SeventhFault } from "./seventh-fault.ts";

/**
 * The seventh list of faults, written from the contract alone: one fault for each of eighty operations, first those with the fewest faults
 * in the three lists before.
 */
export const SEVENTH_LIST: readonly SeventhFault[] = [
  ...BOUNDS,
  ...CODES,
  ...COLUMNS,
  ...EFFECTS,
  ...FIGURES,
  ...LENIENT,
  ...LISTS,
  ...MERCHANTS,
  ...NULLS,
  ...ORDER,
  ...PRECEDENCE,
  ...PROTOCOLS,
  ...REPEATS,
  ...STALE,
  ...STATES,
  ...STRICT,
];
