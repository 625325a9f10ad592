/** The agent centre's sections, in groups, in navigation order (R033–R037, R079, R080, R177). */
export const AGENT_GROUPS = {
  team: ["agentTeamOverview", "teamManagement", "teamBetting", "teamTransactions"],
  business: ["contracts", "agentTransfer", "referralLinks"],
} as const;

export type AgentGroup = keyof typeof AGENT_GROUPS;
export type AgentSection = (typeof AGENT_GROUPS)[AgentGroup][number];
