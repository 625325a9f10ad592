import { useImperativeHandle, useRef, type ReactNode, type Ref } from "react";
import { useButton } from "react-aria/useButton";
import { useDialog } from "react-aria/useDialog";
import { useOverlayTrigger } from "react-aria/useOverlayTrigger";
import { useOverlayTriggerState } from "react-stately/useOverlayTriggerState";
import { Popover as Floating } from "../../foundations/popover.tsx";
import { trigger as triggerStyle } from "../../foundations/popover.css.ts";
import * as styles from "./Popover.css.ts";

export const POPOVER_PLACEMENTS = ["top", "bottom", "start", "end"] as const;
export type PopoverPlacement = (typeof POPOVER_PLACEMENTS)[number];
export const POPOVER_VARIANTS = ["framed", "quiet"] as const;
export type PopoverVariant = (typeof POPOVER_VARIANTS)[number];

export interface PopoverProps {
  /** Name of the button and of what it opens. */
  label: string;
  /** What the button shows: an icon, a text. @default `label` */
  trigger?: ReactNode;
  /** "quiet" shows no frame. @default "framed" */
  variant?: PopoverVariant;
  /**
   * The side on which it lies while there is room; else the opposite one.
   * @default "bottom"
   */
  placement?: PopoverPlacement;
  /** Whether it is shown, where the caller holds this state. @default it holds its own */
  isOpen?: boolean;
  /** Called with the wish to open or close. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Opens nothing. @default false */
  disabled?: boolean;
  /** A text or a few controls; a function is given the way to close. */
  children: ReactNode | ((close: () => void) => ReactNode);
  ref?: Ref<HTMLButtonElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * A button that opens a small dialog beside it: an explanation that also a finger can open, or a few controls. Focus goes in and
 * comes back; Escape or a press beside closes. `ref` and `data-*` go to the button. For a list of actions use a Menu, for a task of its own a Dialog.
 */
export function Popover(props: PopoverProps) {
  const {
    label,
    trigger = label,
    variant = "framed",
    placement = "bottom",
    disabled = false,
    children,
    ...others
  } = props;
  const { isOpen, onOpenChange, ref, ...rest } = others;
  const state = useOverlayTriggerState({
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange === undefined ? {} : { onOpenChange }),
  });
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current);
  const { triggerProps, overlayProps } = useOverlayTrigger({ type: "dialog" }, state, button);
  const { buttonProps } = useButton({ ...triggerProps, isDisabled: disabled, "aria-label": label }, button);
  return (
    <>
      <button {...rest} {...buttonProps} ref={button} className={triggerStyle} data-variant={variant}>
        {trigger}
      </button>
      {state.isOpen && (
        <Floating state={state} triggerRef={button} placement={placement}>
          <Panel label={label} id={overlayProps.id}>
            {typeof children === "function" ? children(() => state.close()) : children}
          </Panel>
        </Floating>
      )}
    </>
  );
}

function Panel({ label, id, children }: { label: string; id: string | undefined; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const { dialogProps } = useDialog({ "aria-label": label, ...(id === undefined ? {} : { id }) }, panel);
  return (
    <div {...dialogProps} ref={panel} className={styles.panel}>
      {children}
    </div>
  );
}
