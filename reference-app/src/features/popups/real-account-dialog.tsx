import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Button } from "@lobbykit/design-system/Button";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { PATHS } from "../../shared/config/paths.ts";

/** The information popup: an account that may not play is told which one may, and its button leads there (R164, R175, R337). */
export function RealAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const register = () => {
    onClose();
    void navigate(PATHS.register);
  };
  return (
    <Dialog
      isOpen
      title={t("popups.realAccount.title")}
      description={t("popups.realAccount.text")}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("popups.realAccount.close")}
          </Button>
          <Button tone="accent" onClick={register}>
            {t("popups.realAccount.register")}
          </Button>
        </>
      }
    />
  );
}
