// The only file that knows react-aria's pop-ups; apart from overlay.tsx, so that a menu does not load the dialog.
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { DismissButton, Overlay } from "react-aria/Overlay";
import { usePopover, type AriaPopoverProps } from "react-aria/usePopover";
import type { OverlayTriggerState } from "react-stately/useOverlayTriggerState";
import { actionStrings } from "./strings/actions.ts";
import { useStrings } from "./strings/strings.ts";
import * as styles from "./popover.css.ts";

const OFFSET_PX = 6;
/** Room that stays between a pop-up and the edge of the window. */
const EDGE_PX = 8;

export type PopoverPlacement = NonNullable<AriaPopoverProps["placement"]>;

export interface PopoverProps {
  state: OverlayTriggerState;
  triggerRef: RefObject<Element | null>;
  placement: PopoverPlacement;
  /** At least as wide as its trigger. @default false */
  matchesTrigger?: boolean;
  children: ReactNode;
}

/** A pop-up beside its trigger, above everything; inside a dialog it is put into the dialog (see overlay.tsx). */
export function Popover(props: PopoverProps) {
  const { state, triggerRef, placement, matchesTrigger = false, children } = props;
  // Names the hidden buttons with which a screen reader leaves: react-aria itself knows no Bengali.
  const strings = useStrings(actionStrings);
  const popoverRef = useRef<HTMLDivElement>(null);
  const { popoverProps, underlayProps } = usePopover(
    { triggerRef, popoverRef, placement, offset: OFFSET_PX, containerPadding: EDGE_PX },
    state,
  );
  useLayoutEffect(() => {
    if (!matchesTrigger || !triggerRef.current) return;
    popoverRef.current?.style.setProperty("min-inline-size", `${triggerRef.current.getBoundingClientRect().width}px`);
  }, [matchesTrigger, triggerRef]);
  return (
    <Overlay>
      <div {...underlayProps} className={styles.underlay} />
      <div
        {...popoverProps}
        ref={popoverRef}
        className={styles.popover}
        style={{ ...popoverProps.style, zIndex: styles.zIndex }}
      >
        <DismissButton onDismiss={() => state.close()} aria-label={strings.close} />
        {children}
        <DismissButton onDismiss={() => state.close()} aria-label={strings.close} />
      </div>
    </Overlay>
  );
}
