import { useRef, useState, type ReactNode, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@lobbykit/design-system/ConfirmDialog";
import { Dialog, type DialogProps } from "@lobbykit/design-system/Dialog";

export interface FormDialogProps extends Pick<DialogProps, "title" | "size" | "isDismissible"> {
  /** The visitor leaves. */
  onClose: () => void;
  /** What was typed is being sent: the dialog stays until the answer is here. */
  isPending: boolean;
  /** It is on its way or done: closing loses nothing any more. @default false */
  isSent?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A dialog with a form: once something was typed, closing asks first (C18, R295, R296). */
export function FormDialog({ onClose, isPending, isSent = false, children, initialFocus, ...dialog }: FormDialogProps) {
  const { t } = useTranslation();
  const isTyped = useRef(false);
  const [answer, setAnswer] = useState<(mayClose: boolean) => void>();
  const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
  const decide = (mayClose: boolean) => {
    answer?.(mayClose);
    setAnswer(undefined);
  };
  return (
    <>
      <Dialog
        {...dialog}
        {...(initialFocus ? { initialFocus } : {})}
        isOpen
        onBeforeClose={() => !isPending && (isTyped.current && !isSent ? ask() : true)}
        onClose={onClose}
      >
        <div onInput={() => (isTyped.current = true)}>{children}</div>
      </Dialog>
      <ConfirmDialog
        isOpen={answer !== undefined}
        title={t("app.discard.title")}
        description={t("app.discard.text")}
        confirmLabel={t("app.discard.confirm")}
        cancelLabel={t("app.discard.stay")}
        tone="danger"
        onConfirm={() => decide(true)}
        onCancel={() => decide(false)}
      />
    </>
  );
}
