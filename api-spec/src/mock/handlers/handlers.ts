import type { Handlers } from "../handler.ts";
import { depositHandlers } from "./deposits.ts";
import { agentHandlers } from "./agent.ts";
import { agentTeamHandlers } from "./agent-team.ts";
import { contractHandlers } from "./contracts.ts";
import { gameHandlers } from "./games.ts";
import { homeHandlers } from "./home.ts";
import { lotteryHandlers } from "./lottery.ts";
import { memberHandlers } from "./member.ts";
import { protectionHandlers } from "./protection.ts";
import { pointHandlers } from "./points.ts";
import { registrationHandlers } from "./registration.ts";
import { sessionHandlers } from "./session.ts";
import { systemHandlers } from "./system.ts";
import { walletHandlers } from "./wallet.ts";
import { withdrawalHandlers } from "./withdrawals.ts";

/** Every operation that the world answers; Prism answers the others from the examples of the spec. */
export const HANDLERS: Handlers = {
  ...sessionHandlers,
  ...registrationHandlers,
  ...memberHandlers,
  ...walletHandlers,
  ...protectionHandlers,
  ...pointHandlers,
  ...depositHandlers,
  ...withdrawalHandlers,
  ...systemHandlers,
  ...gameHandlers,
  ...homeHandlers,
  ...lotteryHandlers,
  ...agentTeamHandlers,
  ...agentHandlers,
  ...contractHandlers,
};
