import { CASTS } from "./casts.ts";
import { DECIMALS } from "./decimals.ts";
import { FALSY } from "./falsy.ts";
import { GATEWAY } from "./gateway.ts";
import { MAPPERS } from "./mappers.ts";
import { ORM } from "./orm.ts";
import { QUERYSETS } from "./querysets.ts";
import { QUEUES } from "./queues.ts";
import { REDIS } from "./redis.ts";
import { SERIALISERS } from "./serialisers.ts";
import { SESSIONS } from "./sessions.ts";
import { SIGNALS } from "./signals.ts";
import { SQL } from "./sql.ts";
import { TRANSACTIONS } from "./transactions.ts";
import { UNDEFINED_FILTERS } from "./undefined.ts";
import { VALIDATION } from "./validation.ts";
import { ZEROES } from "./zeroes.ts";
import { ZONES } from "./zones.ts";
import type { EleventhFault } from "./eleventh-fault.ts";

/**
 * The eleventh list of faults, written from the contract alone. Each fault comes from the habits and tools of one of five backend teams
 * (Laravel, Spring, Prisma with Redis, Go behind a gateway, Django), and breaks one sentence of this contract. Most of the responses match
 * their schemas and say something that is not true.
 */
export const ELEVENTH_LIST: readonly EleventhFault[] = [
  ...CASTS,
  ...DECIMALS,
  ...FALSY,
  ...GATEWAY,
  ...MAPPERS,
  ...ORM,
  ...QUERYSETS,
  ...QUEUES,
  ...REDIS,
  ...SERIALISERS,
  ...SESSIONS,
  ...SIGNALS,
  ...SQL,
  ...TRANSACTIONS,
  ...UNDEFINED_FILTERS,
  ...VALIDATION,
  ...ZEROES,
  ...ZONES,
];
