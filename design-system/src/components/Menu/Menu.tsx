import { useImperativeHandle, useRef, type ReactNode, type Ref } from "react";
import { useButton } from "react-aria/useButton";
import { useMenuTrigger } from "react-aria/useMenu";
import { useMenuTriggerState } from "react-stately/useMenuTriggerState";
import { Popover } from "../../foundations/overlays/popover.tsx";
import { useLabelCheck } from "../../foundations/props/use-label-check.ts";
import * as styles from "../../foundations/overlays/popover.css.ts";
import { assertEntries, type MenuEntry, MenuList, useChosenAction } from "./MenuList.tsx";

export type { MenuEntry, MenuItem, MenuSection } from "./MenuList.tsx";

export interface MenuProps {
  /** Accessible name of the button and its menu. It contains the visible text of `trigger`. */
  label: string;
  /** Content of the button: an icon, a name. @default `label` */
  trigger?: ReactNode;
  /** The actions in order, alone or in sections. */
  items: readonly MenuEntry[];
  /** Called with the id of the chosen item, unless it is a link. The menu has closed by then. */
  onAction?: (id: string) => void;
  /** Which edges of button and menu line up. @default "end" */
  align?: "start" | "end";
  /** "quiet" has no border. @default "framed" */
  variant?: "framed" | "quiet";
  ref?: Ref<HTMLButtonElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * A button that opens a list of actions and links. It works with mouse, touch, arrow keys, Home, End, and typing a name; Escape closes it. `ref` and
 * `data-*` are passed to the button. Load it lazily.
 */
export function Menu(props: MenuProps) {
  const { label, trigger = label, items, onAction, align = "end", variant = "framed", ref, ...rest } = props;
  assertEntries("Menu", items);
  const state = useMenuTriggerState({});
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current);
  const { menuTriggerProps, menuProps } = useMenuTrigger<MenuEntry>({}, state, button);
  useLabelCheck("Menu", label, button);
  const { buttonProps } = useButton({ ...menuTriggerProps, "aria-label": label }, button);
  // The button is inert while the menu is open.
  const choose = useChosenAction(state.isOpen, onAction, () => button.current?.focus({ preventScroll: true }));
  return (
    <>
      <button {...rest} {...buttonProps} ref={button} className={styles.trigger} data-variant={variant}>
        {trigger}
      </button>
      {state.isOpen && (
        <Popover state={state} triggerRef={button} placement={`bottom ${align}`}>
          <MenuList {...menuProps} items={items} onChoose={choose} />
        </Popover>
      )}
    </>
  );
}
