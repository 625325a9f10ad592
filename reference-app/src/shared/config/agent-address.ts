import { centreSearch } from "./centre-address.ts";
import type { AgentSection } from "./agent-sections.ts";

/** A value used in place of a section: the address opens the agent centre at the agents' login (R411). */
export const AGENT_SIGN_IN = "signIn";

/**
 * The query that opens a section of the agent centre over the current page: `?agent=teamManagement`.
 * @param filters of the section itself, such as `{ page: "2" }`
 */
export const agentSearch = (
  section: AgentSection | typeof AGENT_SIGN_IN,
  search?: string,
  filters?: Record<string, string>,
): string => centreSearch("agent", section, search, filters);
