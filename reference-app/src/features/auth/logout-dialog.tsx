import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { ConfirmDialog } from "@lobbykit/design-system/ConfirmDialog";
import { showToast } from "@lobbykit/design-system/Toast";
import { useErrorToast } from "../../shared/api/errors/use-error-toast.ts";
import { leaveMemberPages } from "../../shared/session/reset-on-account-change.ts";
import { logoutMutation } from "./mutations.ts";

/** Asks before logging out (R147, R273). Then it removes all the member's data here and in the other tabs (R274, R275). */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const logout = useMutation({
    ...logoutMutation(),
    onSuccess: () => {
      onClose();
      leaveMemberPages(navigate);
      showToast({ message: t("session.loggedOut"), tone: "information" });
    },
    onError: useErrorToast(),
  });
  return (
    <ConfirmDialog
      isOpen
      title={t("app.logout.title")}
      description={t("app.logout.text")}
      confirmLabel={t("app.logout.confirm")}
      cancelLabel={t("app.cancel")}
      loading={logout.isPending}
      onConfirm={() => logout.mutate()}
      onCancel={onClose}
    />
  );
}
