import { type ReactNode, type Ref, useRef } from "react";
import { actionStrings } from "../../foundations/strings/actions.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { AlertDialog } from "../AlertDialog/AlertDialog.tsx";
import { Button } from "../Button/Button.tsx";

export interface ConfirmDialogProps {
  /** Whether the dialog is open. The caller holds this state. */
  isOpen: boolean;
  /** The question to answer. */
  title: string;
  /** What happens if the member confirms. */
  description?: string;
  /** Content longer than one sentence, such as a summary of what is confirmed. */
  children?: ReactNode;
  /** Text of the confirm button, as a verb: "Log out". @default "Confirm" in the language of the page */
  confirmLabel?: string;
  /** Text of the button that changes nothing. @default "Cancel" in the language of the page */
  cancelLabel?: string;
  /** Called when the member confirms. */
  onConfirm: () => void;
  /** Called when the member cancels: the button, Escape or a click on the backdrop. */
  onCancel: () => void;
  /** `danger` is for what cannot be undone; the cancel button is then focused first. @default "accent" */
  tone?: "accent" | "danger";
  /** Whether the confirmed action is running. @default false */
  loading?: boolean;
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * Asks for confirmation before something important. For a message that only needs reading, or a choice of more than two ways, use
 * AlertDialog.
 */
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
