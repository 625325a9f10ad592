import type { ReactNode, Ref, RefObject } from "react";
import { Modal } from "../../foundations/overlays/overlay.tsx";
import { ModalParts } from "../Dialog/ModalParts.tsx";
import { useCloseRequest } from "../Dialog/use-close-request.ts";
import { backdrop, frame } from "./Sheet.css.ts";

export const SHEET_SIDES = ["start", "end", "bottom"] as const;
export type SheetSide = (typeof SHEET_SIDES)[number];

export interface SheetProps {
  /** Whether the sheet is open. The caller holds this state, often in the URL (D20). */
  isOpen: boolean;
  /** Called when the member wants to close it: Escape, a click on the backdrop, or the close button. */
  onClose: () => void;
  /** Heading and accessible name of the sheet. */
  title: string;
  /** A sentence that screen readers read with the title. */
  description?: string;
  /**
   * Edge from which it slides in: `start` for navigation, `end` for something that belongs to the page (filters, a bet slip), `bottom` for
   * use with the thumb.
   * @default "end"
   */
  side?: SheetSide;
  /** Body of the sheet. It scrolls if it is long. */
  children?: ReactNode;
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode;
  /** Called before it closes. Return `false` to keep it open, for example for a form with unsaved changes (C18). */
  onBeforeClose?: () => boolean | Promise<boolean>;
  /** Element that is focused first. @default the first control inside */
  initialFocus?: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * A modal panel that slides in from an edge: the navigation on phones, filters, a bet slip. For a separate task use a Dialog. Put content
 * that must always be visible into the page itself.
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
