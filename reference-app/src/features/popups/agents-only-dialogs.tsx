import { useTranslation } from "react-i18next";
import { AlertDialog } from "@lobbykit/design-system/AlertDialog";
import { OtherAccountDialog } from "./other-account-dialog.tsx";

interface AgentsOnlyProps {
  onClose: () => void;
}

/** The agent centre is no place for this account (R339, R340). */
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

/** Somebody came by the agents' way to sign in with an account that is no agent's (R411); another one needs a way out of this. */
export function NonAgentDialog({ onClose }: AgentsOnlyProps) {
  const { t } = useTranslation();
  const [title, description] = [t("refusals.NON_AGENT"), t("popups.agentsOnly")];
  return <OtherAccountDialog title={title} description={description} onClose={onClose} />;
}
