import { ABSENT } from "./absent.ts";
import { AMOUNTS } from "./amounts.ts";
import { CODES } from "./codes.ts";
import { COLUMNS } from "./columns.ts";
import { EFFECTS } from "./effects.ts";
import { FIGURES } from "./figures.ts";
import { FILTERS } from "./filters.ts";
import { LANGUAGES } from "./languages.ts";
import { LENIENT } from "./lenient.ts";
import { ORDER } from "./order.ts";
import { OWNERS } from "./owners.ts";
import { PRECEDENCE } from "./precedence.ts";
import { REPEATS } from "./repeats.ts";
import { SEARCH } from "./search.ts";
import { STALE } from "./stale.ts";
import { STATES } from "./states.ts";
import { STRICT } from "./strict.ts";
import { TIMES } from "./times.ts";
import type { NinthFault } from "./ninth-fault.ts";

/**
 * The ninth list of faults, written from the contract alone. Each fault breaks one sentence of the contract, as a backend team could break
 * it by mistake. Most of the responses match their schemas and say something that is not true.
 */
export const NINTH_LIST: readonly NinthFault[] = [
  ...ABSENT,
  ...AMOUNTS,
  ...CODES,
  ...COLUMNS,
  ...EFFECTS,
  ...FIGURES,
  ...FILTERS,
  ...LANGUAGES,
  ...LENIENT,
  ...ORDER,
  ...OWNERS,
  ...PRECEDENCE,
  ...REPEATS,
  ...SEARCH,
  ...STALE,
  ...STATES,
  ...STRICT,
  ...TIMES,
];
