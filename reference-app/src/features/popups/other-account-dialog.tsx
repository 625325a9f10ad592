import { useTranslation } from "react-i18next";
import { AlertDialog } from "@lobbykit/design-system/AlertDialog";
import { Button } from "@lobbykit/design-system/Button";
import { openModal } from "../../shared/modals/modals.ts";

interface OtherAccountProps {
  title: string;
  description: string;
  onClose: () => void;
}

/** Shown when an action needs another account. It says why and offers to log out. */
export function OtherAccountDialog({ title, description, onClose }: OtherAccountProps) {
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
