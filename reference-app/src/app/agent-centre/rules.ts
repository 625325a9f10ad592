import { AGENT_SIGN_IN } from "../../shared/config/agent-address.ts";
import { AGENT_GROUPS, type AgentSection } from "../../shared/config/agent-sections.ts";
import { canOpenAgentCentre, type Gate } from "../../shared/session/rules.ts";
import { centreGate, sectionIn, type Visitor } from "../centre/rules.ts";

const SECTIONS: readonly AgentSection[] = Object.values(AGENT_GROUPS).flat();

/** Opens first, and for an unknown section name (R177). */
const DEFAULT_SECTION: AgentSection = "agentTeamOverview";

/** The section that an address opens; undefined when it opens none. */
export const sectionOf = (search: string): AgentSection | undefined =>
  sectionIn("agent", SECTIONS, DEFAULT_SECTION, search);

/** Whether the visitor came through the agents' login (R411). */
export const isAgentSignIn = (search: string): boolean => new URLSearchParams(search).get("agent") === AGENT_SIGN_IN;

/** `realAgent`: the warning that a real agent account is needed (R340). `nonAgent`: "Non-agents cannot log in" (R411). */
export type AgentGate = Gate | "realAgent" | "nonAgent";

/**
 * Who may open the agent centre: types 1, 2, 41 and 42 (R263, R339). Type 4 and free play see that they need a real account (R337,
 * R405).
 */
export function agentGate(visitor: Visitor, isSignIn: boolean): AgentGate {
  const gate = centreGate(visitor);
  if (gate !== "pass" || canOpenAgentCentre(visitor.type)) return gate;
  return isSignIn ? "nonAgent" : "realAgent";
}
