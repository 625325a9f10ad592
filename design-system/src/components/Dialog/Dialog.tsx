import { type ReactNode, type Ref, type RefObject, useRef } from "react";
import { Modal, ModalDescription, ModalTitle } from "../../foundations/overlay.tsx";
import { useStrings } from "../../foundations/strings/strings.ts";
import { CloseIcon } from "../../icons/icons.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { actions as actionsStyle, backdrop, body, closeButton, description as descriptionStyle } from "./Dialog.css.ts";
import { frame, header, title as titleStyle } from "./Dialog.css.ts";

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
  children?: ReactNode;
  /** Buttons at the foot, the main one last. One that submits a form in the body takes the form's id as `form`. */
  actions?: ReactNode;
  /**
   * 400 (R486), 560 or 800 px; on phones always a sheet at the lower edge.
   * @default "small"
   */
  size?: DialogSize;
  /**
   * Whether Escape (R295), the background (R296) and a close button close it.
   * @default true
   */
  isDismissible?: boolean;
  /** Asked before it closes; `false` keeps it open, as for a form with unsaved entries (C18). */
  onBeforeClose?: () => boolean | Promise<boolean>;
  /** Focused first. @default the first control inside */
  initialFocus?: RefObject<HTMLElement | null>;
  /** `alertdialog` for a question that interrupts. @default "dialog" */
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
    isDismissible = true,
    ...others
  } = props;
  const { onBeforeClose, initialFocus, role = "dialog", ref, ...frameProps } = others;
  const strings = useStrings();
  const requestClose = useCloseRequest(isDismissible, onClose, onBeforeClose);
  return (
    <Modal
      isOpen={isOpen}
      onCloseRequest={requestClose}
      role={role}
      {...(initialFocus ? { initialFocus } : {})}
      backdropClassName={backdrop}
      frameClassName={frame({ size })}
      hasDescription={description !== undefined}
      ref={ref}
      frameProps={frameProps}
    >
      <div className={header}>
        <ModalTitle className={titleStyle}>{title}</ModalTitle>
        {isDismissible && (
          <span className={closeButton}>
            <IconButton label={strings.close} icon={CloseIcon} onClick={requestClose} />
          </span>
        )}
      </div>
      <div className={body}>
        {description !== undefined && <ModalDescription className={descriptionStyle}>{description}</ModalDescription>}
        {children}
      </div>
      {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
    </Modal>
  );
}

/** One question at a time: asking again while the answer is awaited does nothing. */
function useCloseRequest(isDismissible: boolean, onClose: () => void, onBeforeClose: DialogProps["onBeforeClose"]) {
  const isAsking = useRef(false);
  const ask = async () => {
    isAsking.current = true;
    try {
      if ((await onBeforeClose?.()) !== false) onClose();
    } finally {
      isAsking.current = false;
    }
  };
  return () => {
    if (!isDismissible || isAsking.current) return;
    if (onBeforeClose) void ask();
    else onClose();
  };
}
