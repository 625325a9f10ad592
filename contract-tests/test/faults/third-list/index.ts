import { CACHING } from "./caching.ts";
import { CODES } from "./codes.ts";
import { FIGURES } from "./figures.ts";
import { FILTERS } from "./filters.ts";
import { JOINS } from "./joins.ts";
import { MAPPING } from "./mapping.ts";
import { MONEY } from "./money.ts";
import { ORDER } from "./order.ts";
import { PAGING } from "./paging.ts";
import { SECURITY } from "./security.ts";
import { TEXT } from "./text.ts";
import type { ThirdFault } from "./third-fault.ts";
import { TIME } from "./time.ts";
import { WIRE } from "./wire.ts";
import { WRITES } from "./writes.ts";

/** The third list of faults, written like the second one by another person, after the checks had learnt from the second list. */
export const THIRD_LIST: readonly ThirdFault[] = [
  ...WIRE,
  ...CACHING,
  ...PAGING,
  ...FILTERS,
  ...FIGURES,
  ...MONEY,
  ...TIME,
  ...TEXT,
  ...MAPPING,
  ...JOINS,
  ...ORDER,
  ...WRITES,
  ...CODES,
  ...SECURITY,
];
