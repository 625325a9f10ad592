// Only this file uses react-aria's pop-ups. It is separate from overlay.tsx, so that a menu does not load the dialog.
import { useLayoutEffect, useRef, type HTMLAttributes, type ReactNode, type RefObject } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { DismissButton, Overlay } from "react-aria/Overlay";
import { mergeProps } from "react-aria/mergeProps";
import { useDialog } from "react-aria/useDialog";
import { useModalOverlay } from "react-aria/useModalOverlay";
import { usePopover, type AriaPopoverProps } from "react-aria/usePopover";
import type { OverlayTriggerState } from "react-stately/useOverlayTriggerState";
import { actionStrings } from "../strings/actions.ts";
import { useStrings } from "../strings/strings.ts";
import { usePortalPlace } from "./full-screen.ts";
import { useInheritedLook } from "./inherited-look.ts";
import { useOpenPopup } from "./open-popups.ts";
import * as styles from "./popover.css.ts";

const OFFSET_PX = 6;
/** Least distance between a pop-up and the edge of the window. */
const EDGE_PX = 8;

export type PopoverPlacement = NonNullable<AriaPopoverProps["placement"]>;

export interface PopoverProps {
  state: OverlayTriggerState;
  triggerRef: RefObject<Element | null>;
  placement: PopoverPlacement;
  /** Makes the pop-up at least as wide as its trigger. @default false */
  matchesTrigger?: boolean;
  /** Keeps the rest of the page reachable, for a list whose field keeps the focus. @default false */
  isNonModal?: boolean;
  /** Ref to the pop-up. @default none */
  popoverRef?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** A pop-up beside its trigger, above all other content. Inside a dialog it is rendered into the dialog (see overlay.tsx). */
export function Popover(props: PopoverProps) {
  const { state, triggerRef, placement, matchesTrigger = false, isNonModal = false, children } = props;
  // Names of the hidden close buttons for screen readers. They are needed because react-aria has no Bengali texts.
  const strings = useStrings(actionStrings);
  // It is rendered at the end of the page, whose text direction may differ.
  const { direction } = useLocale();
  const ownRef = useRef<HTMLDivElement>(null);
  const popoverRef = props.popoverRef ?? ownRef;
  const { popoverProps, underlayProps } = usePopover(
    { triggerRef, popoverRef, placement, isNonModal, offset: OFFSET_PX, containerPadding: EDGE_PX },
    state,
  );
  const portalPlace = usePortalPlace();
  useOpenPopup(() => state.close());
  useInheritedLook(triggerRef, popoverRef);
  useLayoutEffect(() => {
    if (!matchesTrigger || !triggerRef.current) return;
    const { width } = triggerRef.current.getBoundingClientRect();
    // The pop-up is as wide as its trigger, but never wider than the window without its edges. Otherwise the page would scroll sideways,
    // and scrolling closes the pop-up.
    popoverRef.current?.style.setProperty("min-inline-size", `min(${width}px, 100vw - ${2 * EDGE_PX}px)`);
  }, [matchesTrigger, triggerRef, popoverRef]);
  return (
    <Overlay {...portalPlace}>
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

export interface ModalPopoverProps {
  state: OverlayTriggerState;
  triggerRef: RefObject<Element | null>;
  /** Id of the dialog. The trigger names it in `aria-controls`. */
  id?: string;
  backdropClassName: string;
  frameClassName: string;
  /** Renders the content. Pass the props to the heading, which names the dialog. */
  children: (titleProps: HTMLAttributes<HTMLElement>) => ReactNode;
}

/**
 * A pop-up over the whole screen, for a screen that has no space beside the trigger. Mount it while it is open. It is rendered, takes the
 * focus and returns it like a `Popover`, so that a control that needs both does not load the modal of Dialog and Sheet (overlay.tsx).
 */
export function ModalPopover(props: ModalPopoverProps) {
  return (
    <Overlay {...usePortalPlace()}>
      <ModalFrame {...props} />
    </Overlay>
  );
}

function ModalFrame({ state, triggerRef, backdropClassName, frameClassName, children, ...ids }: ModalPopoverProps) {
  const { direction } = useLocale();
  const backdrop = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useOpenPopup(() => state.close());
  useInheritedLook(triggerRef, backdrop);
  const { modalProps, underlayProps } = useModalOverlay({ isDismissable: true }, state, frame);
  const { dialogProps, titleProps } = useDialog(ids, frame);
  return (
    <div {...underlayProps} ref={backdrop} dir={direction} className={backdropClassName} data-state="open">
      <div {...mergeProps(modalProps, dialogProps)} ref={frame} className={frameClassName} data-state="open">
        {children(titleProps)}
      </div>
    </div>
  );
}
