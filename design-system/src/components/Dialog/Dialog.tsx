import type { ReactNode, Ref, RefObject } from "react";
import { Modal } from "../../foundations/overlays/overlay.tsx";
import { backdrop, frame } from "./Dialog.css.ts";
import { ModalParts } from "./ModalParts.tsx";
import { useCloseRequest } from "./use-close-request.ts";

export const DIALOG_SIZES = ["small", "medium", "large"] as const;
export type DialogSize = (typeof DIALOG_SIZES)[number];

export interface DialogProps {
  /** Whether the dialog is open. The caller holds this state, often in the URL (D20). */
  isOpen: boolean;
  /** Called when the member wants to close it: Escape, a click on the backdrop, or the close button. */
  onClose: () => void;
  /** Heading and accessible name of the dialog. */
  title: string;
  /** A sentence that screen readers read with the title. */
  description?: string;
  /** Body of the dialog. It scrolls if it is long. */
  children?: ReactNode;
  /** Buttons at the bottom, the main one last. To submit a form in the body, give the button the form's id as `form`. */
  actions?: ReactNode;
  /** Width: 400 (R486), 560 or 800 px. On phones it is always a sheet at the lower edge. @default "small" */
  size?: DialogSize;
  /** Keeps the same height for any content, so that nothing moves when the content changes. @default false */
  keepsHeight?: boolean;
  /** Whether Escape (R295), a click on the backdrop (R296) and a close button close it. @default true */
  isDismissible?: boolean;
  /** Called before it closes. Return `false` to keep it open, for example for a form with unsaved changes (C18). */
  onBeforeClose?: () => boolean | Promise<boolean>;
  /** Element that is focused first. @default the first control inside */
  initialFocus?: RefObject<HTMLElement | null>;
  /** AlertDialog sets it. To interrupt the member, use AlertDialog. @default "dialog" */
  role?: "dialog" | "alertdialog";
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * A separate task in a modal dialog over the page, which does not scroll meanwhile (R294). On closing, the focus returns to where it was
 * before.
 */
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
        // An alert dialog has no close button; only its own buttons close it.
        onClose={isDismissible && role === "dialog" ? requestClose : undefined}
      >
        {children}
      </ModalParts>
    </Modal>
  );
}
