import { useRef, type ReactNode, type RefObject } from "react";
import { Dialog, type DialogProps } from "@lobbykit/design-system/Dialog";
import { useDiscardQuestion } from "./use-discard-question.tsx";

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

/** A dialog with a form: once something was typed, closing and the browser's way back ask first (C18, R295, R296). */
export function FormDialog({ onClose, isPending, isSent = false, children, initialFocus, ...dialog }: FormDialogProps) {
  const isTyped = useRef(false);
  const { mayLeave, question } = useDiscardQuestion({
    isTyped: () => isTyped.current && !isSent,
    forget: () => (isTyped.current = false),
  });
  return (
    <>
      <Dialog
        {...dialog}
        {...(initialFocus ? { initialFocus } : {})}
        isOpen
        onBeforeClose={() => !isPending && mayLeave()}
        onClose={onClose}
      >
        <div onInput={() => (isTyped.current = true)}>{children}</div>
      </Dialog>
      {question}
    </>
  );
}
