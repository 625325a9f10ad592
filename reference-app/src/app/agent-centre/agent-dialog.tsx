import { useTranslation } from "react-i18next";
import { agentSearch } from "../../shared/config/agent-address.ts";
import { AGENT_GROUPS, type AgentGroup, type AgentSection } from "../../shared/config/agent-sections.ts";
import { CentreDialog, type CentreDialogProps } from "../centre/centre-dialog.tsx";
import { SECTION_PARTS } from "./agent-sections.tsx";

const GROUPS = Object.keys(AGENT_GROUPS) as AgentGroup[];

/** The dialog of the agent centre. */
export function AgentDialog(props: Pick<CentreDialogProps<AgentSection>, "section" | "onClose">) {
  const { t } = useTranslation();
  return (
    <CentreDialog<AgentSection>
      {...props}
      label={t("agent.title")}
      groups={GROUPS.map((id) => ({ id, label: t(`agent.groups.${id}`), sections: AGENT_GROUPS[id] }))}
      parts={SECTION_PARTS}
      nameOf={(section) => t(`agent.sections.${section}`)}
      addressOf={agentSearch}
    />
  );
}
