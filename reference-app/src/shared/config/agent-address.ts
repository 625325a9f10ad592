import { centreSearch } from "./centre-address.ts";
import type { AgentSection } from "./agent-sections.ts";

/** In place of a section: somebody comes to the agent centre by the agents' way to sign in (R411). */
export const AGENT_SIGN_IN = "signIn";

/**
 * The address of a section of the agent centre above the page that has `search` as its query: `?agent=teamManagement`.
 * @param filters of the section itself, such as `{ page: "2" }`
 */
export const agentSearch = (
  section: AgentSection | typeof AGENT_SIGN_IN,
  search?: string,
  filters?: Record<string, string>,
): string => centreSearch("agent", section, search, filters);
