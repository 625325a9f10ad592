import type { ReactNode, Ref, RefObject } from "react";
import { Modal } from "../../foundations/overlay.tsx";
import { ModalParts } from "../Dialog/ModalParts.tsx";
import { useCloseRequest } from "../Dialog/use-close-request.ts";
import { backdrop, frame } from "./Sheet.css.ts";

export const SHEET_SIDES = ["start", "end", "bottom"] as const;
export type SheetSide = (typeof SHEET_SIDES)[number];

export interface SheetProps {
  /** Whether it is shown; the caller holds this state, often in the URL (D20). */
  isOpen: boolean;
  /** Called when it shall close: Escape, the background, the close button. */
  onClose: () => void;
  /** Names it, and is its heading. */
  title: string;
  /** A sentence that is read out with the title. */
  description?: string;
  /**
   * The edge it comes from: `start` for a way about, `end` for what belongs to the page (filters, a bet slip), `bottom` for a
   * thumb.
   * @default "end"
   */
  side?: SheetSide;
  /** Its body, which scrolls where it is long. */
  children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  /** Asked before it closes; `false` keeps it open, as for a form with unsaved entries (C18). */
  onBeforeClose?: () => boolean | Promise<boolean>;
  /** Focused first. @default the first control inside */
  initialFocus?: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * A part of the page that waits behind an edge: the bar of phones, filters, a bet slip. As modal as a Dialog, which is for a task
 * of its own; what must always be in sight belongs into the page.
 */
export function Sheet(props: SheetProps) {
  const { isOpen, onClose, title, description, side = "end", children, actions, onBeforeClose, ...others } = props;
  const { initialFocus, ref, ...frameProps } = others;
  const requestClose = useCloseRequest(true, onClose, onBeforeClose);
  return (
    <Modal
      isOpen={isOpen}
      onCloseRequest={requestClose}
      {...(initialFocus ? { initialFocus } : {})}
      backdropClassName={backdrop}
      frameClassName={frame({ side })}
      hasDescription={description !== undefined}
      ref={ref}
      frameProps={frameProps}
    >
      <ModalParts title={title} description={description} actions={actions} onClose={requestClose}>
        {children}
      </ModalParts>
    </Modal>
  );
}
