import { type ReactNode, type Ref, type RefObject, useRef } from "react";
import { actionStrings } from "../../foundations/strings/actions.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";

export interface AlertDialogProps {
  /** Whether the dialog is open. The caller holds this state. */
  isOpen: boolean;
  /** What happened, or the question to answer. */
  title: string;
  /** What it means for the member. Screen readers read it with the title. */
  description?: string;
  /** Content longer than one sentence, such as a list of what would be lost. */
  children?: ReactNode;
  /** Text of the safe button, which closes the dialog and changes nothing. @default "Close" in the language of the page */
  safeLabel?: string;
  /** Called when the member takes the safe way out: the safe button, Escape or a click on the backdrop. */
  onSafe: () => void;
  /** Buttons for the other actions, the main one last. @default none */
  actions?: ReactNode;
  /** Whether a chosen action is running. Nothing closes the dialog until it is done. @default false */
  loading?: boolean;
  /** Element that is focused first. Pass the main button only if pressing it by mistake does no harm. @default the safe button */
  initialFocus?: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * Interrupts the member with something to read or decide now. The safe button is focused first, so that pressing Enter in haste does no
 * harm. To ask for a yes or a no, use ConfirmDialog, which is built on it. For news that can wait, use a Banner or a toast.
 */
export function AlertDialog(props: AlertDialogProps) {
  const { safeLabel, onSafe, actions, loading = false, initialFocus, ...others } = props;
  const strings = useStrings(actionStrings);
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      {...others}
      role="alertdialog"
      onClose={onSafe}
      isDismissible={!loading}
      initialFocus={initialFocus ?? safe}
      actions={
        <>
          <Button ref={safe} disabled={loading} onClick={onSafe}>
            {safeLabel ?? strings.close}
          </Button>
          {actions}
        </>
      }
    />
  );
}
