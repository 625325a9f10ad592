import { ChartIcon } from "@lobbykit/design-system/icons";
import type { AgentSection } from "../../shared/config/agent-sections.ts";
import { part } from "../../shared/layout/part.tsx";
import type { SectionEntry } from "../centre/centre-dialog.tsx";

/** The sections that are here: each with its drawing in the navigation and its part, which comes when it is opened. */
export const SECTION_PARTS: Partial<Record<AgentSection, SectionEntry>> = {
  agentTeamOverview: {
    icon: ChartIcon,
    part: part(
      async () => (await import("../../features/agent-overview/agent-overview-section.tsx")).AgentOverviewSection,
      "records",
      "team",
    ),
  },
};
