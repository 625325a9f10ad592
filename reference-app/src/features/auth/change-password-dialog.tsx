import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "@lobbykit/design-system/Toast";
import { ApiError } from "../../shared/api/api.ts";
import { sessionBox } from "../../shared/lib/storage.ts";
import { FormDialog } from "../../shared/modals/form-dialog.tsx";
import { openModalAbove } from "../../shared/modals/modals.ts";
import { session } from "../../shared/session/session.ts";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { forgetPassword, knownPassword } from "./known-password.ts";

export interface ChangePasswordDialogProps {
  /** Why: the first login, a change that is due for another reason, or the member's wish. It may wait (R265, R266). */
  reason: "first" | "due" | "wanted";
  onClose: () => void;
}

/** The session's end has asked for a login already; a guest who left that question is asked again. */
function askForLogin(error: unknown): boolean {
  const isEnded = error instanceof ApiError && error.kind === "unauthenticated";
  if (isEnded && !session.get().isLogin) openModalAbove({ name: "login" });
  return false;
}

/** Changes the password when the member wants to, or is asked to (R159). Other devices are signed out by it. */
export function ChangePasswordDialog({ reason, onClose }: ChangePasswordDialogProps) {
  const { t } = useTranslation();
  const firstField = useRef<HTMLInputElement>(null);
  const [isPending, setIsPending] = useState(false);
  // Read, not taken: React may draw a dialog whose parts are still coming more than once.
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
