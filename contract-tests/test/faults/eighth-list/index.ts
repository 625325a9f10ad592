import { BOUNDS } from "./bounds.ts";
import { CODES } from "./codes.ts";
import { COLUMNS } from "./columns.ts";
import { EFFECTS } from "./effects.ts";
import { EXPIRY } from "./expiry.ts";
import { LANGUAGES } from "./languages.ts";
import { LENIENT } from "./lenient.ts";
import { NULLS } from "./nulls.ts";
import { ORDER } from "./order.ts";
import { OWNERS } from "./owners.ts";
import { PRECEDENCE } from "./precedence.ts";
import { PROTOCOLS } from "./protocols.ts";
import { REPEATS } from "./repeats.ts";
import { SECRETS } from "./secrets.ts";
import { STALE } from "./stale.ts";
import { STATES } from "./states.ts";
import { STRICT } from "./strict.ts";
import { SUMS } from "./sums.ts";
import type { EighthFault } from "./eighth-fault.ts";

/**
 * The eighth list of faults, written from the contract alone. Each fault breaks one sentence of the contract, as a backend team could break
 * it by mistake.
 */
export const EIGHTH_LIST: readonly EighthFault[] = [
  ...BOUNDS,
  ...CODES,
  ...COLUMNS,
  ...EFFECTS,
  ...EXPIRY,
  ...LANGUAGES,
  ...LENIENT,
  ...NULLS,
  ...ORDER,
  ...OWNERS,
  ...PRECEDENCE,
  ...PROTOCOLS,
  ...REPEATS,
  ...SECRETS,
  ...STALE,
  ...STATES,
  ...STRICT,
  ...SUMS,
];
