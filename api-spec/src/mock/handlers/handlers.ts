import type { Handlers } from "../handler.ts";
import { accountEventHandlers } from "./account-events.ts";
import { accountSecurityHandlers } from "./account-security.ts";
import { activityHandlers } from "./activities.ts";
import { depositHandlers } from "./deposits.ts";
import { agentHandlers } from "./agent.ts";
import { agentTeamHandlers } from "./agent-team.ts";
import { codeHandlers } from "./codes.ts";
import { bonusHandlers } from "./bonuses.ts";
import { contractHandlers } from "./contracts.ts";
import { gameHandlers } from "./games.ts";
import { handoffHandlers } from "./handoff.ts";
import { homeHandlers } from "./home.ts";
import { lotteryHandlers } from "./lottery.ts";
import { memberHandlers } from "./member.ts";
import { passkeyHandlers } from "./passkeys.ts";
import { passwordHandlers } from "./passwords.ts";
import { protectionHandlers } from "./protection.ts";
import { messageHandlers } from "./messages.ts";
import { pointHandlers } from "./points.ts";
import { reauthenticationHandlers } from "./reauthentication.ts";
import { recordHandlers } from "./records.ts";
import { registrationHandlers } from "./registration.ts";
import { sessionHandlers } from "./session.ts";
import { systemHandlers } from "./system.ts";
import { walletHandlers } from "./wallet.ts";
import { withdrawalHandlers } from "./withdrawals.ts";

/** Every operation that the world answers; Prism answers the others from the examples of the spec. */
export const HANDLERS: Handlers = {
  ...sessionHandlers,
  ...reauthenticationHandlers,
  ...handoffHandlers,
  ...codeHandlers,
  ...registrationHandlers,
  ...memberHandlers,
  ...passwordHandlers,
  ...accountEventHandlers,
  ...accountSecurityHandlers,
  ...passkeyHandlers,
  ...walletHandlers,
  ...protectionHandlers,
  ...pointHandlers,
  ...depositHandlers,
  ...withdrawalHandlers,
  ...messageHandlers,
  ...activityHandlers,
  ...systemHandlers,
  ...recordHandlers,
  ...bonusHandlers,
  ...gameHandlers,
  ...homeHandlers,
  ...lotteryHandlers,
  ...agentTeamHandlers,
  ...agentHandlers,
  ...contractHandlers,
};
