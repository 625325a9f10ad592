import { useImperativeHandle, useRef, type ReactNode, type Ref } from "react";
import { useButton } from "react-aria/useButton";
import { useDialog } from "react-aria/useDialog";
import { useOverlayTrigger } from "react-aria/useOverlayTrigger";
import { useOverlayTriggerState } from "react-stately/useOverlayTriggerState";
import { Popover as Floating } from "../../foundations/overlays/popover.tsx";
import { trigger as triggerStyle } from "../../foundations/overlays/popover.css.ts";
import { useLabelCheck } from "../../foundations/props/use-label-check.ts";
import * as styles from "./Popover.css.ts";

export const POPOVER_PLACEMENTS = ["top", "bottom", "start", "end"] as const;
export type PopoverPlacement = (typeof POPOVER_PLACEMENTS)[number];
export const POPOVER_VARIANTS = ["framed", "quiet"] as const;
export type PopoverVariant = (typeof POPOVER_VARIANTS)[number];

export interface PopoverProps {
  /** Accessible name of the button and its pop-up. It contains the visible text of `trigger`. */
  label: string;
  /** Content of the button: an icon, a text. @default `label` */
  trigger?: ReactNode;
  /** "quiet" has no border. @default "framed" */
  variant?: PopoverVariant;
  /** Side of the button on which it opens. It uses the opposite side if there is no space. @default "bottom" */
  placement?: PopoverPlacement;
  /** Whether it is open. Pass it to control the state. @default uncontrolled */
  isOpen?: boolean;
  /** Called with the new state when the member opens or closes it. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Whether the button is disabled. @default false */
  disabled?: boolean;
  /** A text or a few controls. A function receives a callback that closes the pop-up. */
  children: ReactNode | ((close: () => void) => ReactNode);
  ref?: Ref<HTMLButtonElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * A button that opens a small dialog beside it: an explanation that also works on touch screens, or a few controls. It takes the focus and
 * returns it; Escape or a click outside closes it. `ref` and `data-*` are passed to the button. For a list of actions use a Menu, for a
 * separate task a Dialog.
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
  useLabelCheck("Popover", label, button);
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
