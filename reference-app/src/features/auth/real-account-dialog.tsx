import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Dialog } from "@lobbykit/design-system/Dialog";

/** The information popup of restricted accounts (R175, R260, R337). */
export function RealAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      title={t("app.realAccount.title")}
      description={t("app.realAccount.text")}
      onClose={onClose}
      actions={
        <Button tone="accent" onClick={onClose}>
          {t("app.realAccount.button")}
        </Button>
      }
    />
  );
}
