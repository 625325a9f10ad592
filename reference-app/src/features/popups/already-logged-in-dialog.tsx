import { useTranslation } from "react-i18next";
import { OtherAccountDialog } from "./other-account-dialog.tsx";

/** A member opened the registration (R440): registering would make somebody else of them. */
export function AlreadyLoggedInDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [title, description] = [t("popups.in_logged_login"), t("popups.loggedInText")];
  return <OtherAccountDialog title={title} description={description} onClose={onClose} />;
}
