import { CACHING } from "./caching.ts";
import { COUNTS } from "./counts.ts";
import { DATES } from "./dates.ts";
import { DRAWS } from "./draws.ts";
import { FILTERS } from "./filters.ts";
import { IDEMPOTENCY } from "./idempotency.ts";
import { LANGUAGES } from "./languages.ts";
import { LIMITS } from "./limits.ts";
import { MONEY } from "./money.ts";
import { ORDER } from "./order.ts";
import { PAGING } from "./paging.ts";
import { ROWS } from "./rows.ts";
import type { SecondFault } from "./second-fault.ts";
import { SECURITY } from "./security.ts";
import { STATE } from "./state.ts";

/** The second list of faults. Its author knows only the contract and has not read the checks, so the list is an independent test of them. */
export const SECOND_LIST: readonly SecondFault[] = [
  ...FILTERS,
  ...DATES,
  ...LANGUAGES,
  ...MONEY,
  ...ORDER,
  ...PAGING,
  ...COUNTS,
  ...CACHING,
  ...SECURITY,
  ...STATE,
  ...IDEMPOTENCY,
  ...LIMITS,
  ...ROWS,
  ...DRAWS,
];
