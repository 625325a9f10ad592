import type { Handlers } from "../handler.ts";
import { accountEventHandlers } from "./identity/account-events.ts";
import { accountSecurityHandlers } from "./identity/account-security.ts";
import { activityHandlers } from "./rewards/activities.ts";
import { depositHandlers } from "./money/deposits.ts";
import { agentHandlers } from "./agents/agent.ts";
import { agentTeamHandlers } from "./agents/agent-team.ts";
import { codeHandlers } from "./authentication/codes.ts";
import { bonusHandlers } from "./money/bonuses.ts";
import { contractHandlers } from "./agents/contracts.ts";
import { gameHandlers } from "./games/games.ts";
import { handoffHandlers } from "./identity/handoff.ts";
import { homeHandlers } from "./content/home.ts";
import { lotteryHandlers } from "./lottery/lottery.ts";
import { memberHandlers } from "./identity/member.ts";
import { passkeyHandlers } from "./authentication/passkeys.ts";
import { passwordHandlers } from "./authentication/passwords.ts";
import { protectionHandlers } from "./protection/protection.ts";
import { messageHandlers } from "./content/messages.ts";
import { pointHandlers } from "./rewards/points.ts";
import { reauthenticationHandlers } from "./authentication/reauthentication.ts";
import { recordHandlers } from "./money/records.ts";
import { registrationHandlers } from "./identity/registration.ts";
import { sessionHandlers } from "./identity/session.ts";
import { systemHandlers } from "./site/system.ts";
import { walletHandlers } from "./money/wallet.ts";
import { withdrawalHandlers } from "./money/withdrawals.ts";

/** Handlers of the operations that use the world's state. Prism answers all others from the examples of the spec. */
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
