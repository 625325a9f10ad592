import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Button } from "@lobbykit/design-system/Button";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { Text } from "@lobbykit/design-system/Text";
import { PATHS } from "../../shared/config/paths.ts";
import { useSession } from "../../shared/session/session.ts";

/**
 * The information popup, with the way to a real account (R164, R175).
 * It tells type 4 that it cannot play and whom to contact (R337, R463), and free play that it has no real money (R405).
 */
export function RealAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { isFreePlay } = useSession();
  const register = () => {
    onClose();
    void navigate(PATHS.register);
  };
  return (
    <Dialog
      isOpen
      title={t("popups.realAccount.title")}
      description={t(isFreePlay ? "popups.realAccount.freePlayText" : "popups.realAccount.text")}
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
    >
      {!isFreePlay && <Text>{t("errors.code.ACCOUNT_RESTRICTED")}</Text>}
    </Dialog>
  );
}
