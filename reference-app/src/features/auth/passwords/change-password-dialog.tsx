import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "@lobbykit/design-system/Toast";
import { ApiError } from "../../../shared/api/api.ts";
import { sessionBox } from "../../../shared/storage/storage.ts";
import { FormDialog } from "../../../shared/modals/form-dialog.tsx";
import { openModalAbove } from "../../../shared/modals/modals.ts";
import { session } from "../../../shared/session/session.ts";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { forgetPassword, knownPassword } from "./known-password.ts";

export interface ChangePasswordDialogProps {
  /** The reason why the dialog opened: the first login, an expired password, or the member's wish. The change may be postponed (R265, R266). */
  reason: "first" | "due" | "wanted";
  onClose: () => void;
}

/** Asks for login again. The end of the session has already opened the login once, but the visitor closed it. */
function askForLogin(error: unknown): boolean {
  const isEnded = error instanceof ApiError && error.kind === "unauthenticated";
  if (isEnded && !session.get().isLogin) openModalAbove({ name: "login" });
  return false;
}

/**
 * The dialog in which a member changes the password, voluntarily or because it is required (R159). The change logs out the member's other
 * devices.
 */
export function ChangePasswordDialog({ reason, onClose }: ChangePasswordDialogProps) {
  const { t } = useTranslation();
  const firstField = useRef<HTMLInputElement>(null);
  const [isPending, setIsPending] = useState(false);
  // The known password is read here but not cleared, because React may render this component more than once while its parts load.
  const [password] = useState(knownPassword);
  useEffect(() => forgetPassword, []);
  const finish = () => {
    sessionBox.remove("cpw");
    showToast({ message: t("auth.change.done"), tone: "positive" });
    onClose();
  };
  return (
    <FormDialog title={t("auth.change.title")} isPending={isPending} initialFocus={firstField} onClose={onClose}>
      <ChangePasswordForm
        text={t(`auth.change.${reason}`)}
        knownPassword={password}
        firstField={firstField}
        onPendingChange={setIsPending}
        onChanged={finish}
        onRefused={askForLogin}
      />
    </FormDialog>
  );
}
