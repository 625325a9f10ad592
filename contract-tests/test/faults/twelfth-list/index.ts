import { CAMPAIGNS } from "./campaigns.ts";
import { CLEANUPS } from "./cleanups.ts";
import { COUNTERS } from "./counters.ts";
import { COUNTRIES } from "./countries.ts";
import { DEVICES } from "./devices.ts";
import { EXCLUSIONS } from "./exclusions.ts";
import { FLAGS } from "./flags.ts";
import { FORMATS } from "./formats.ts";
import { JOBS } from "./jobs.ts";
import { LANGUAGES } from "./languages.ts";
import { LEGACY_ROWS } from "./legacy-rows.ts";
import { LOCAL_TIMES } from "./local-times.ts";
import { LOCKS } from "./locks.ts";
import { MERGED_ACCOUNTS } from "./merged-accounts.ts";
import { NODES } from "./nodes.ts";
import { PAGING } from "./paging.ts";
import { REPLICAS } from "./replicas.ts";
import { RISKS } from "./risks.ts";
import type { TwelfthFault } from "./twelfth-fault.ts";

/**
 * The twelfth list of faults, written from the contract alone. Each fault is an incident that a platform has in five years of operation:
 * the import of an older platform, a rolling release, replicas and jobs, the launch in a second country, and patches in a hurry. Most of
 * the responses match their schemas and say something that is not true.
 */
export const TWELFTH_LIST: readonly TwelfthFault[] = [
  ...CAMPAIGNS,
  ...CLEANUPS,
  ...COUNTERS,
  ...COUNTRIES,
  ...DEVICES,
  ...EXCLUSIONS,
  ...FLAGS,
  ...FORMATS,
  ...JOBS,
  ...LANGUAGES,
  ...LEGACY_ROWS,
  ...LOCAL_TIMES,
  ...LOCKS,
  ...MERGED_ACCOUNTS,
  ...NODES,
  ...PAGING,
  ...REPLICAS,
  ...RISKS,
];
