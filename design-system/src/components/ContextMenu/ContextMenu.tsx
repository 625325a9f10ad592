import {
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
} from "react";
import { useMenuTrigger } from "react-aria/useMenu";
import { useMenuTriggerState } from "react-stately/useMenuTriggerState";
import { Popover } from "../../foundations/overlays/popover.tsx";
import { assertEntries, type MenuEntry, MenuList, useChosenAction } from "../Menu/MenuList.tsx";
import * as styles from "./ContextMenu.css.ts";

export interface ContextMenuProps {
  /** Accessible name of the menu: what its actions are for. */
  label: string;
  /** The actions in order, alone or in sections. */
  items: readonly MenuEntry[];
  /** Called with the id of the chosen item, unless it is a link. The menu has closed by then. */
  onAction?: (id: string) => void;
  /** Whether the browser's own menu opens instead. @default false */
  disabled?: boolean;
  /** What the actions are for. It needs a control that takes the focus, because keys open the menu of the focused control. */
  children: ReactNode;
  /** Ref to the element around `children`. */
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * A shortcut to the actions of what is inside. It opens by right click, long press, Shift+F10 and the menu key, at the pointer or below the
 * focused control. Nobody sees that it exists, so each action must also be elsewhere: in a Menu, on the page of the thing. `ref` and
 * `data-*` are passed to the element around `children`. Load it lazily.
 */
export function ContextMenu({ label, items, onAction, disabled = false, children, ref, ...rest }: ContextMenuProps) {
  assertEntries("ContextMenu", items);
  const state = useMenuTriggerState({ trigger: "contextMenu" });
  const area = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => area.current);
  const { menuTriggerProps, menuProps } = useMenuTrigger<MenuEntry>({ trigger: "contextMenu" }, state, area);
  const opener = useRef<Element>(null);
  const choose = useChosenAction(state.isOpen, onAction, () => {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  });
  const isByKey = useRef(false);
  // react-aria types the attributes as those of a button.
  const trigger: HTMLAttributes<HTMLElement> = menuTriggerProps;
  const { "aria-labelledby": _labelledBy, ...listProps } = menuProps;
  const handlers = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      isByKey.current = event.key === "ContextMenu" || (event.shiftKey && event.key === "F10");
      trigger.onKeyDown?.(event);
    },
    onPointerDown: () => {
      isByKey.current = false;
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      const { activeElement } = document;
      const isInside = area.current?.contains(activeElement) ?? false;
      opener.current = isInside ? activeElement : area.current;
      trigger.onContextMenu?.(event);
      // Browsers disagree on the place that they report for a key.
      if (isByKey.current && isInside && activeElement) state.setPoint(startBelow(activeElement));
    },
  };
  return (
    <>
      <div
        {...rest}
        {...(!disabled && { ...trigger, ...handlers })}
        ref={area}
        // A right click on text inside must leave the focus here, not at the start of the page.
        tabIndex={-1}
        className={styles.area}
        data-open={state.isOpen ? "" : undefined}
      >
        {children}
      </div>
      {state.isOpen && (
        <Popover state={state} triggerRef={area} placement="bottom start">
          <MenuList {...listProps} aria-label={label} items={items} onChoose={choose} />
        </Popover>
      )}
    </>
  );
}

/** The lower corner of an element at which its text starts. */
function startBelow(element: Element): { x: number; y: number } {
  const { left, right, bottom } = element.getBoundingClientRect();
  return { x: getComputedStyle(element).direction === "rtl" ? right : left, y: bottom };
}
