import { BOUNDS } from "./bounds.ts";
import { CODES } from "./codes.ts";
import { DATA } from "./data.ts";
import { EFFECTS } from "./effects.ts";
import type { FifthFault } from "./fifth-fault.ts";
import { HEADERS } from "./headers.ts";
import { ORDER } from "./order.ts";
import { OWNERS } from "./owners.ts";
import { PARAMETERS } from "./parameters.ts";
import { REFUSALS } from "./refusals.ts";
import { ROWS } from "./rows.ts";
import { STALE } from "./stale.ts";
import { STRICT } from "./strict.ts";
import { TEXTS } from "./texts.ts";
import { UNITS } from "./units.ts";

/**
 * The fifth list of faults, written from the contract alone. Its operations are the first 80 of a random order of all operations (seed
 * 20261128), one fault for each.
 */
export const FIFTH_LIST: readonly FifthFault[] = [
  ...DATA,
  ...PARAMETERS,
  ...BOUNDS,
  ...ORDER,
  ...STALE,
  ...CODES,
  ...REFUSALS,
  ...STRICT,
  ...HEADERS,
  ...UNITS,
  ...TEXTS,
  ...OWNERS,
  ...EFFECTS,
  ...ROWS,
];
