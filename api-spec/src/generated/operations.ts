// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../client/operation-meta.ts";
import * as session from "./operations/session.ts";
import * as registration from "./operations/registration.ts";
import * as member from "./operations/member.ts";
import * as wallet from "./operations/wallet.ts";
import * as protection from "./operations/protection.ts";
import * as deposits from "./operations/deposits.ts";
import * as withdrawals from "./operations/withdrawals.ts";
import * as agent from "./operations/agent.ts";
import * as contracts from "./operations/contracts.ts";
import * as system from "./operations/system.ts";
import * as content from "./operations/content.ts";
import * as activities from "./operations/activities.ts";
import * as messages from "./operations/messages.ts";
import * as uploads from "./operations/uploads.ts";
import * as points from "./operations/points.ts";
import * as games from "./operations/games.ts";
import * as records from "./operations/records.ts";
import * as favourites from "./operations/favourites.ts";
import * as launch from "./operations/launch.ts";
import * as lottery from "./operations/lottery.ts";

export type { OperationMeta } from "../client/operation-meta.ts";
export * from "./operations/session.ts";
export * from "./operations/registration.ts";
export * from "./operations/member.ts";
export * from "./operations/wallet.ts";
export * from "./operations/protection.ts";
export * from "./operations/deposits.ts";
export * from "./operations/withdrawals.ts";
export * from "./operations/agent.ts";
export * from "./operations/contracts.ts";
export * from "./operations/system.ts";
export * from "./operations/content.ts";
export * from "./operations/activities.ts";
export * from "./operations/messages.ts";
export * from "./operations/uploads.ts";
export * from "./operations/points.ts";
export * from "./operations/games.ts";
export * from "./operations/records.ts";
export * from "./operations/favourites.ts";
export * from "./operations/launch.ts";
export * from "./operations/lottery.ts";

/** All operations by operationId. A page imports the operations that it calls one by one, so that its bundle contains no others. */
export const OPERATIONS = {
  ...session,
  ...registration,
  ...member,
  ...wallet,
  ...protection,
  ...deposits,
  ...withdrawals,
  ...agent,
  ...contracts,
  ...system,
  ...content,
  ...activities,
  ...messages,
  ...uploads,
  ...points,
  ...games,
  ...records,
  ...favourites,
  ...launch,
  ...lottery,
} as const satisfies Record<string, OperationMeta>;

export type OperationId = keyof typeof OPERATIONS;
