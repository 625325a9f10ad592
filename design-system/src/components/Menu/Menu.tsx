import { useEffect, useImperativeHandle, useRef, type Key, type ReactNode, type Ref } from "react";
import { useButton } from "react-aria/useButton";
import { useMenu, useMenuItem, useMenuTrigger, type AriaMenuOptions } from "react-aria/useMenu";
import { Item } from "react-stately/Item";
import { useMenuTriggerState } from "react-stately/useMenuTriggerState";
import { useTreeState, type TreeState } from "react-stately/useTreeState";
import { assertDistinct } from "../../foundations/props/assert.ts";
import { Popover } from "../../foundations/overlays/popover.tsx";
import * as styles from "../../foundations/overlays/popover.css.ts";

export interface MenuItem {
  id: string;
  label: string;
  /** @default none */
  icon?: ReactNode;
  /** "danger" is for actions that cannot be undone, or that end something, such as logging out. @default "neutral" */
  tone?: "neutral" | "danger";
  /** @default false */
  disabled?: boolean;
}

export interface MenuProps {
  /** Accessible name of the button and its menu. */
  label: string;
  /** Content of the button: an icon, a name. @default `label` */
  trigger?: ReactNode;
  /** The actions in order. */
  items: readonly MenuItem[];
  /** Called with the id of the chosen item. */
  onAction: (id: string) => void;
  /** Which edges of button and menu line up. @default "end" */
  align?: "start" | "end";
  /** "quiet" has no border. @default "framed" */
  variant?: "framed" | "quiet";
  ref?: Ref<HTMLButtonElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * A button that opens a list of actions. It works with mouse, touch, arrow keys, Home, End, and typing a name; Escape closes it. `ref` and
 * `data-*` are passed to the button. Load it lazily.
 */
export function Menu(props: MenuProps) {
  const { label, trigger = label, items, onAction, align = "end", variant = "framed", ref, ...rest } = props;
  const state = useMenuTriggerState({});
  if (process.env.NODE_ENV !== "production") {
    assertDistinct(
      "Menu",
      items.map(({ id }) => id),
    );
  }
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current);
  const { menuTriggerProps, menuProps } = useMenuTrigger<MenuItem>({}, state, button);
  const { buttonProps } = useButton({ ...menuTriggerProps, "aria-label": label }, button);
  // Runs the chosen action only after the menu has closed. The chosen item disappears with the menu, and what the action opens must find
  // the focus on the button, to return it there later. The button is inert while the menu is open.
  const chosen = useRef<string>(null);
  useEffect(() => {
    if (state.isOpen || chosen.current === null) return;
    const id = chosen.current;
    chosen.current = null;
    button.current?.focus({ preventScroll: true });
    onAction(id);
  });
  return (
    <>
      <button {...rest} {...buttonProps} ref={button} className={styles.trigger} data-variant={variant}>
        {trigger}
      </button>
      {state.isOpen && (
        <Popover state={state} triggerRef={button} placement={`bottom ${align}`}>
          <List {...menuProps} items={items} onAction={(key) => (chosen.current = String(key))} />
        </Popover>
      )}
    </>
  );
}

type ListProps = Omit<AriaMenuOptions<MenuItem>, "items" | "onAction"> & {
  items: readonly MenuItem[];
  onAction: (key: Key) => void;
};

function List(props: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  const state = useTreeState<MenuItem>({
    ...props,
    disabledKeys: props.items.filter((item) => item.disabled).map((item) => item.id),
    children: (item) => (
      <Item key={item.id} textValue={item.label}>
        {item.label}
      </Item>
    ),
  });
  const { menuProps } = useMenu(props, state, list);
  return (
    <ul {...menuProps} ref={list} className={styles.list}>
      {[...state.collection].map(({ key, value }) => value && <Entry key={key} item={value} state={state} />)}
    </ul>
  );
}

function Entry({ item, state }: { item: MenuItem; state: TreeState<MenuItem> }) {
  const entry = useRef<HTMLLIElement>(null);
  const { menuItemProps, labelProps, isFocused, isFocusVisible, isDisabled } = useMenuItem(
    { key: item.id },
    state,
    entry,
  );
  return (
    <li
      {...menuItemProps}
      ref={entry}
      className={styles.option}
      data-tone={item.tone}
      data-focused={isFocused || undefined}
      data-focus-visible={isFocusVisible || undefined}
      data-disabled={isDisabled || undefined}
    >
      {item.icon && <span className={styles.icon}>{item.icon}</span>}
      <span {...labelProps} className={styles.label}>
        {item.label}
      </span>
    </li>
  );
}
