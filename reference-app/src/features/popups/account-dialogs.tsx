import { useTranslation } from "react-i18next";
import { AlertDialog } from "@lobbykit/design-system/AlertDialog";
import { Button } from "@lobbykit/design-system/Button";
import { openModal } from "../../shared/modals/modals.ts";

interface AccountDialogProps {
  onClose: () => void;
}

/** Says that this account cannot open the agent centre (R339, R340). */
export function RealAgentDialog({ onClose }: AccountDialogProps) {
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
export function NonAgentDialog({ onClose }: AccountDialogProps) {
  const { t } = useTranslation();
  const [title, description] = [t("refusals.NON_AGENT"), t("popups.agentsOnly")];
  return <OtherAccountDialog title={title} description={description} onClose={onClose} />;
}

/** Shown when a member opens the registration (R440), because registering would replace their session with another account's. */
export function AlreadyLoggedInDialog({ onClose }: AccountDialogProps) {
  const { t } = useTranslation();
  const [title, description] = [t("popups.in_logged_login"), t("popups.loggedInText")];
  return <OtherAccountDialog title={title} description={description} onClose={onClose} />;
}

interface OtherAccountProps extends AccountDialogProps {
  title: string;
  description: string;
}

/** Shown when an action needs another account. It says why and offers to log out. */
function OtherAccountDialog({ title, description, onClose }: OtherAccountProps) {
  const { t } = useTranslation();
  const signOut = () => {
    onClose();
    openModal({ name: "logout" });
  };
  return (
    <AlertDialog
      isOpen
      title={title}
      description={description}
      safeLabel={t("popups.in_increase_submit")}
      onSafe={onClose}
      actions={
        <Button tone="accent" onClick={signOut}>
          {t("app.header.logout")}
        </Button>
      }
    />
  );
}
