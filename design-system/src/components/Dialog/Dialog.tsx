import type { ReactNode, Ref, RefObject } from "react";
import { Modal } from "../../foundations/overlay.tsx";
import { backdrop, frame } from "./Dialog.css.ts";
import { ModalParts } from "./ModalParts.tsx";
import { useCloseRequest } from "./use-close-request.ts";

export const DIALOG_SIZES = ["small", "medium", "large"] as const;
export type DialogSize = (typeof DIALOG_SIZES)[number];

export interface DialogProps {
  /** Whether it is shown; the caller holds this state, often in the URL (D20). */
  isOpen: boolean;
  /** Called when it shall close: Escape, the background, the close button. */
  onClose: () => void;
  /** Names it, and is its heading. */
  title: string;
  /** A sentence that is read out with the title. */
  description?: string;
  /** Its body, which scrolls where it is long. */
  children?: ReactNode;
  /** Buttons at the foot, the main one last. One that submits a form in the body takes the form's id as `form`. */
  actions?: ReactNode;
  /**
   * 400 (R486), 560 or 800 px; on phones always a sheet at the lower edge.
   * @default "small"
   */
  size?: DialogSize;
  /**
   * Whether it is of one height whatever is in it, for content that changes while it is open: nothing moves then.
   * @default false
   */
  keepsHeight?: boolean;
  /**
   * Whether Escape (R295), the background (R296) and a close button close it.
   * @default true
   */
  isDismissible?: boolean;
  /** Asked before it closes; `false` keeps it open, as for a form with unsaved entries (C18). */
  onBeforeClose?: () => boolean | Promise<boolean>;
  /** Focused first. @default the first control inside */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Set by AlertDialog, which is the way to interrupt. @default "dialog" */
  role?: "dialog" | "alertdialog";
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

/** A task of its own over the page, which stands still behind it (R294). Focus returns to where it came from. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    description,
    children,
    actions,
    size = "small",
    keepsHeight = false,
    isDismissible = true,
    ...others
  } = props;
  const { onBeforeClose, initialFocus, role = "dialog", ref, ...frameProps } = others;
  const requestClose = useCloseRequest(isDismissible, onClose, onBeforeClose);
  return (
    <Modal
      isOpen={isOpen}
      onCloseRequest={requestClose}
      role={role}
      {...(initialFocus ? { initialFocus } : {})}
      backdropClassName={backdrop}
      frameClassName={frame({ size, keepsHeight })}
      hasDescription={description !== undefined}
      ref={ref}
      frameProps={frameProps}
    >
      <ModalParts
        title={title}
        description={description}
        actions={actions}
        // An alert dialog is left by its named buttons.
        onClose={isDismissible && role === "dialog" ? requestClose : undefined}
      >
        {children}
      </ModalParts>
    </Modal>
  );
}
