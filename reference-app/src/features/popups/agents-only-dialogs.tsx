import { useTranslation } from "react-i18next";
import { AlertDialog } from "@lobbykit/design-system/AlertDialog";
import { OtherAccountDialog } from "./other-account-dialog.tsx";

interface AgentsOnlyProps {
  onClose: () => void;
}

/** Says that this account cannot open the agent centre (R339, R340). */
export function RealAgentDialog({ onClose }: AgentsOnlyProps) {
  const { t } = useTranslation();
  return (
    <AlertDialog
      isOpen
      title={t("popups.in_need_true_account")}
      description={t("popups.agentsOnly")}
      safeLabel={t("popups.in_increase_submit")}
      onSafe={onClose}
    />
  );
}

/**
 * Shown to a member who opened the agents' login with an account that is not an agent's (R411). It offers to log out, so that they can use
 * another account.
 */
export function NonAgentDialog({ onClose }: AgentsOnlyProps) {
  const { t } = useTranslation();
  const [title, description] = [t("refusals.NON_AGENT"), t("popups.agentsOnly")];
  return <OtherAccountDialog title={title} description={description} onClose={onClose} />;
}
