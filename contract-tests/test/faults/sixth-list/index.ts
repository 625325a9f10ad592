import { ACCESS } from "./access.ts";
import { BOUNDS } from "./bounds.ts";
import { CODES } from "./codes.ts";
import { EFFECTS } from "./effects.ts";
import { FIGURES } from "./figures.ts";
import { HEADERS } from "./headers.ts";
import { LISTS } from "./lists.ts";
import { ORDER } from "./order.ts";
import { PRECEDENCE } from "./precedence.ts";
import { REFUSALS } from "./refusals.ts";
import { REPEATS } from "./repeats.ts";
import { SESSIONS } from "./sessions.ts";
import { STALE } from "./stale.ts";
import { STATES } from "./states.ts";
import { STRICT } from "./strict.ts";
import { TEXTS } from "./texts.ts";
import { UNITS } from "./units.ts";
import type { SixthFault } from "./sixth-fault.ts";

/**
 * The sixth list of faults, written from the contract alone: one fault for each of eighty operations, first those without a fault in the
 * fourth and the fifth list.
 */
export const SIXTH_LIST: readonly SixthFault[] = [
  ...FIGURES,
  ...STALE,
  ...LISTS,
  ...ORDER,
  ...BOUNDS,
  ...CODES,
  ...PRECEDENCE,
  ...REFUSALS,
  ...STRICT,
  ...UNITS,
  ...TEXTS,
  ...HEADERS,
  ...ACCESS,
  ...EFFECTS,
  ...REPEATS,
  ...SESSIONS,
  ...STATES,
];
