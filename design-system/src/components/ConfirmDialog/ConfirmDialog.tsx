import { type ReactNode, useRef } from "react";
import { useStrings } from "../../foundations/strings/strings.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question. */
  title: string;
  /** What follows from a yes. */
  description?: string;
  children?: ReactNode;
  /** What the button does, as a verb: "Log out". @default "Confirm" in the language of the page */
  confirmLabel?: string;
  /** @default "Cancel" in the language of the page */
  cancelLabel?: string;
  onConfirm: () => void;
  /** No, Escape, or the background. */
  onCancel: () => void;
  /**
   * `danger` for what cannot be undone; the focus then starts on the way back.
   * @default "accent"
   */
  tone?: "accent" | "danger";
  /**
   * The confirmed action is under way.
   * @default false
   */
  loading?: boolean;
}

/** Asks for a yes before something that matters. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, description, children, confirmLabel, cancelLabel, onConfirm, onCancel, ...others } = props;
  const { tone = "accent", loading = false } = others;
  const strings = useStrings();
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      {...(description === undefined ? {} : { description })}
      role="alertdialog"
      isDismissible={!loading}
      initialFocus={tone === "danger" ? cancel : confirm}
      actions={
        <>
          <Button ref={cancel} disabled={loading} onClick={onCancel}>
            {cancelLabel ?? strings.cancel}
          </Button>
          <Button ref={confirm} tone={tone} loading={loading} onClick={onConfirm}>
            {confirmLabel ?? strings.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
