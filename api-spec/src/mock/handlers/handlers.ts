import { handlerOf, type Handlers, type Operation, type OperationId } from "../handler.ts";
import * as accountSecurity from "./identity/account-security.ts";
import * as activities from "./rewards/activities.ts";
import * as deposits from "./money/deposits.ts";
import * as agent from "./agents/agent.ts";
import * as agentTeam from "./agents/agent-team.ts";
import * as codes from "./authentication/codes.ts";
import * as bonuses from "./money/bonuses.ts";
import * as contracts from "./agents/contracts.ts";
import * as games from "./games/games.ts";
import * as handoff from "./identity/handoff.ts";
import * as home from "./content/home.ts";
import * as lottery from "./lottery/lottery.ts";
import * as member from "./identity/member.ts";
import * as passkeys from "./authentication/passkeys.ts";
import * as passwords from "./authentication/passwords.ts";
import * as protection from "./protection/protection.ts";
import * as messages from "./content/messages.ts";
import * as points from "./rewards/points.ts";
import * as reauthentication from "./authentication/reauthentication.ts";
import * as records from "./money/records.ts";
import * as registration from "./identity/registration.ts";
import * as session from "./identity/session.ts";
import * as system from "./site/system.ts";
import * as wallet from "./money/wallet.ts";
import * as withdrawals from "./money/withdrawals.ts";
import { registerByMobile, registerByUsername } from "./identity/register.ts";
import { verifyNewIp } from "./authentication/step-up.ts";

const OPERATIONS: Partial<Record<OperationId, Operation>> = {
  ...session,
  ...reauthentication,
  ...handoff,
  ...codes,
  ...registration,
  ...member,
  ...passwords,
  ...accountSecurity,
  ...passkeys,
  ...wallet,
  ...protection,
  ...points,
  ...deposits,
  ...withdrawals,
  ...messages,
  ...activities,
  ...system,
  ...records,
  ...bonuses,
  ...games,
  ...home,
  ...lottery,
  ...agentTeam,
  ...agent,
  ...contracts,
  registerByUsername,
  registerByMobile,
  verifyNewIp,
};

/** Handlers of the operations that use the world's state. Prism answers all others from the examples of the spec. */
export const HANDLERS: Handlers = Object.fromEntries(
  Object.entries(OPERATIONS).map(([operationId, operation]) => [operationId, handlerOf(operation)]),
);
