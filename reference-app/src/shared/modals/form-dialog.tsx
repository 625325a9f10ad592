import { useRef, type ReactNode, type RefObject } from "react";
import { Dialog, type DialogProps } from "@lobbykit/design-system/Dialog";
import { useDiscardQuestion } from "./use-discard-question.tsx";

export interface FormDialogProps extends Pick<DialogProps, "title" | "size" | "isDismissible"> {
  /** Called when the visitor closes the dialog. */
  onClose: () => void;
  /** The form is being sent: the dialog stays open until the answer arrives. */
  isPending: boolean;
  /** The form was sent, so closing loses nothing. @default false */
  isSent?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A dialog with a form. After the visitor types, closing it or the browser's Back asks first (C18, R295, R296). */
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
