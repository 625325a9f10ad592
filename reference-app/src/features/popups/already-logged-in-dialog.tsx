import { useTranslation } from "react-i18next";
import { OtherAccountDialog } from "./other-account-dialog.tsx";

/** Shown when a member opens the registration (R440), because registering would replace their session with another account's. */
export function AlreadyLoggedInDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [title, description] = [t("popups.in_logged_login"), t("popups.loggedInText")];
  return <OtherAccountDialog title={title} description={description} onClose={onClose} />;
}
