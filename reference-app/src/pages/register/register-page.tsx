import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "@lobbykit/design-system/Toast";
import { RegisterDialog } from "../../features/registration/register-dialog.tsx";
import { openModal, openModalAbove } from "../../shared/modals/modals.ts";
import { session } from "../../shared/session/session.ts";

/** The registration above home (R044). Whoever gets a session meanwhile, by registering or logging in, is done here (R276). */
export function RegisterPage({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.get().isLogin) onClose();
      }),
    [onClose],
  );
  return (
    <RegisterDialog
      onClose={onClose}
      onLogin={() => openModalAbove({ name: "login" })}
      onRegistered={() => showToast({ tone: "positive", message: t("registration.success") })}
      onRegisteredOnly={() => {
        showToast({ tone: "positive", message: t("registration.registeredOnly") });
        onClose();
        openModal({ name: "login" });
      }}
    />
  );
}
