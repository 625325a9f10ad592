import { ACCESS } from "./access.ts";
import { ACCOUNTS } from "./accounts.ts";
import { CACHES } from "./caches.ts";
import { DRAWS } from "./draws.ts";
import { ERRORS } from "./errors.ts";
import { FILTERS } from "./filters.ts";
import type { FourthFault } from "./fourth-fault.ts";
import { INPUTS } from "./inputs.ts";
import { ORDER } from "./order.ts";
import { PAGES } from "./pages.ts";
import { REPLAYS } from "./replays.ts";
import { STATES } from "./states.ts";
import { SUMS } from "./sums.ts";
import { TEXTS } from "./texts.ts";
import { TIMES } from "./times.ts";

/** The fourth list of faults, written from the contract alone, after the checks had learnt from the third list. */
export const FOURTH_LIST: readonly FourthFault[] = [
  ...PAGES,
  ...FILTERS,
  ...ORDER,
  ...TIMES,
  ...SUMS,
  ...REPLAYS,
  ...ACCESS,
  ...CACHES,
  ...TEXTS,
  ...INPUTS,
  ...ERRORS,
  ...STATES,
  ...DRAWS,
  ...ACCOUNTS,
];
