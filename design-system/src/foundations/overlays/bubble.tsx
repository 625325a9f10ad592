// Positions a tooltip in react-aria's portal, without focus management. It is separate from popover.tsx, which is a larger module.
import { useRef, type HTMLAttributes, type ReactNode, type RefObject } from "react";
import { Overlay } from "react-aria/Overlay";
import { useOverlayPosition, type AriaPositionProps } from "react-aria/useOverlayPosition";
import * as styles from "./bubble.css.ts";
import { usePortalPlace } from "./full-screen.ts";
import { useInheritedLook } from "./inherited-look.ts";
import { zIndex } from "./popover.css.ts";

const OFFSET_PX = 6;
/** Least distance between the bubble and the edge of the window. */
const EDGE_PX = 8;

export type BubblePlacement = NonNullable<AriaPositionProps["placement"]>;

export interface BubbleProps {
  triggerRef: RefObject<Element | null>;
  placement: BubblePlacement;
  /** Role, id and handlers for the element. */
  bubbleProps: HTMLAttributes<HTMLElement>;
  children: ReactNode;
}

/** A few words beside their trigger. It takes no focus. Inside a dialog it is rendered into the dialog (see overlay.tsx). */
export function Bubble({ triggerRef, placement, bubbleProps, children }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const { overlayProps } = useOverlayPosition({
    targetRef: triggerRef,
    overlayRef: bubble,
    placement,
    offset: OFFSET_PX,
    containerPadding: EDGE_PX,
  });
  const portalPlace = usePortalPlace();
  useInheritedLook(triggerRef, bubble);
  return (
    <Overlay {...portalPlace} disableFocusManagement>
      <div {...bubbleProps} ref={bubble} className={styles.bubble} style={{ ...overlayProps.style, zIndex }}>
        {children}
      </div>
    </Overlay>
  );
}
