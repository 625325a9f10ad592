// The only file that knows react-aria's pop-ups; apart from overlay.tsx, so that a menu does not load the dialog.
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { useLocale } from "react-aria/I18nProvider";
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
  /** The rest of the page stays in reach: the focus is in a field while its list is open. @default false */
  isNonModal?: boolean;
  /** The pop-up itself. @default none */
  popoverRef?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** A pop-up beside its trigger, above everything; inside a dialog it is put into the dialog (see overlay.tsx). */
export function Popover(props: PopoverProps) {
  const { state, triggerRef, placement, matchesTrigger = false, isNonModal = false, children } = props;
  // Names the hidden buttons with which a screen reader leaves: react-aria itself knows no Bengali.
  const strings = useStrings(actionStrings);
  // The end of the page, where it is put, may be read the other way.
  const { direction } = useLocale();
  const ownRef = useRef<HTMLDivElement>(null);
  const popoverRef = props.popoverRef ?? ownRef;
  const { popoverProps, underlayProps } = usePopover(
    { triggerRef, popoverRef, placement, isNonModal, offset: OFFSET_PX, containerPadding: EDGE_PX },
    state,
  );
  useLayoutEffect(() => {
    if (!matchesTrigger || !triggerRef.current) return;
    const { width } = triggerRef.current.getBoundingClientRect();
    // Beside a field that runs from edge to edge it would scroll the page sideways, and close because the page scrolls.
    popoverRef.current?.style.setProperty("min-inline-size", `min(${width}px, 100vw - ${2 * EDGE_PX}px)`);
  }, [matchesTrigger, triggerRef, popoverRef]);
  return (
    <Overlay>
      {!isNonModal && <div {...underlayProps} className={styles.underlay} />}
      <div
        {...popoverProps}
        ref={popoverRef}
        dir={direction}
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
