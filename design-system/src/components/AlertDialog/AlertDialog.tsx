import { type ReactNode, type Ref, type RefObject, useRef } from "react";
import { actionStrings } from "../../foundations/strings/actions.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";

export interface AlertDialogProps {
  /** Whether it is shown; the caller holds this state. */
  isOpen: boolean;
  /** What happened, or the question. */
  title: string;
  /** What it means for the member; read out with the title. */
  description?: string;
  /** More than a sentence: what would be lost, a list. */
  children?: ReactNode;
  /** Name of the way that changes nothing. @default "Close" in the language of the page */
  safeLabel?: string;
  /** The way that changes nothing: its button, Escape, the background. */
  onSafe: () => void;
  /** Buttons for other ways, the main one last. @default none: it only has to be read */
  actions?: ReactNode;
  /**
   * A chosen action is under way: nothing closes it until that is done.
   * @default false
   */
  loading?: boolean;
  /** Focused first, where the main way harms nobody. @default the safe button */
  initialFocus?: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * Interrupts with something that must be read or decided now, the safe way focused first: Enter, pressed in haste, harms nobody.
 * To ask for a yes or a no, use ConfirmDialog, which is made of it; for news that can wait, a Banner or a toast.
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
