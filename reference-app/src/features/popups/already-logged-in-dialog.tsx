import { useTranslation } from "react-i18next";
import { AlertDialog } from "@lobbykit/design-system/AlertDialog";
import { Button } from "@lobbykit/design-system/Button";
import { openModal } from "../../shared/modals/modals.ts";

/** A member opened the registration (R440): registering would make somebody else of them. */
export function AlreadyLoggedInDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <AlertDialog
      isOpen
      title={t("popups.in_logged_login")}
      description={t("popups.loggedInText")}
      safeLabel={t("popups.in_increase_submit")}
      onSafe={onClose}
      actions={
        <Button
          tone="accent"
          onClick={() => {
            onClose();
            openModal({ name: "logout" });
          }}
        >
          {t("app.header.logout")}
        </Button>
      }
    />
  );
}
