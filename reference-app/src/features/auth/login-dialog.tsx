import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { showToast } from "@lobbykit/design-system/Toast";
import { closeModal } from "../../shared/modals/modals.ts";
import { resumeIntent } from "../../shared/session/intents.ts";
import { session } from "../../shared/session/session.ts";
import { columns } from "./login-dialog.css.ts";
import { LoginForm } from "./login-form.tsx";

export interface LoginDialogProps {
  /** The visitor leaves without a session. */
  onClose: () => void;
  /** The carousel of group w_login (R150). */
  banners?: ReactNode;
}

/** Signs in (R148–R151). After it, what the visitor wanted happens, once. */
export function LoginDialog({ onClose, banners }: LoginDialogProps) {
  const { t } = useTranslation();
  const firstField = useRef<HTMLInputElement>(null);
  const [isPending, setIsPending] = useState(false);
  const enter = () => {
    const { nickname, account } = session.get();
    showToast({ tone: "positive", message: t("session.welcome", { name: nickname || account }) });
    // Not `onClose`: that is for leaving, and drops the wish which is now carried out.
    closeModal();
    resumeIntent();
  };
  const form = <LoginForm firstField={firstField} onPendingChange={setIsPending} onEntered={enter} />;
  return (
    <Dialog
      isOpen
      title={t("auth.title")}
      size={banners ? "large" : "small"}
      initialFocus={firstField}
      // A login that is under way ends first: closing would not call it back.
      onBeforeClose={() => !isPending}
      onClose={onClose}
    >
      {/* One place for the form, whether banners come or not: moving it would empty the fields. */}
      <div className={banners ? columns : undefined}>
        {form}
        {banners}
      </div>
    </Dialog>
  );
}
