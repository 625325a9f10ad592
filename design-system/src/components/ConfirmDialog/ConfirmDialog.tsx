import { type ReactNode, type Ref, useRef } from "react";
import { actionStrings } from "../../foundations/strings/actions.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { AlertDialog } from "../AlertDialog/AlertDialog.tsx";
import { Button } from "../Button/Button.tsx";

export interface ConfirmDialogProps {
  /** Whether it is shown; the caller holds this state. */
  isOpen: boolean;
  /** The question. */
  title: string;
  /** What follows from a yes. */
  description?: string;
  /** More than a sentence: a summary of what is confirmed. */
  children?: ReactNode;
  /** What the button does, as a verb: "Log out". @default "Confirm" in the language of the page */
  confirmLabel?: string;
  /** Text of the button that changes nothing. @default "Cancel" in the language of the page */
  cancelLabel?: string;
  /** Yes was said. */
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
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Asks for a yes before something that matters. For what only has to be read, or has more than two ways on, use AlertDialog. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel, onConfirm, onCancel, tone = "accent", loading = false, ...others } = props;
  const strings = useStrings(actionStrings);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog
      {...others}
      safeLabel={cancelLabel ?? strings.cancel}
      onSafe={onCancel}
      loading={loading}
      {...(tone === "danger" ? {} : { initialFocus: confirm })}
      actions={
        <Button ref={confirm} tone={tone} loading={loading} onClick={onConfirm}>
          {confirmLabel ?? strings.confirm}
        </Button>
      }
    />
  );
}
