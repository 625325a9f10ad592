import { type ReactNode, useEffect, useRef } from "react";
import { type AriaMenuOptions, useMenu, useMenuItem, useMenuSection } from "react-aria/useMenu";
import { Item } from "react-stately/Item";
import { Section } from "react-stately/Section";
import { type TreeState, useTreeState } from "react-stately/useTreeState";
import * as popup from "../../foundations/overlays/popover.css.ts";
import { assertDistinct } from "../../foundations/props/assert.ts";
import { RoutedLink } from "../LinkProvider/LinkProvider.tsx";
import * as styles from "./Menu.css.ts";

export interface MenuItem {
  id: string;
  label: string;
  /** Address of a page. The item is then a link. @default none */
  href?: string;
  /** @default none */
  icon?: ReactNode;
  /** "danger" is for actions that cannot be undone, or that end something, such as logging out. @default "neutral" */
  tone?: "neutral" | "danger";
  /** @default false */
  disabled?: boolean;
}

/** Items that belong together. A line separates them from what is before. */
export interface MenuSection {
  id: string;
  /** Heading of the items. @default only the line */
  label?: string;
  items: readonly MenuItem[];
}

export type MenuEntry = MenuItem | MenuSection;

/**
 * Returns a function for the chosen item. Its action runs only after the menu has closed: the item disappears with the menu, and what the
 * action opens must find the focus where it was before, to return it there later.
 */
export function useChosenAction(
  isOpen: boolean,
  onAction: ((id: string) => void) | undefined,
  returnFocus: () => void,
): (id: string) => void {
  const chosen = useRef<string>(null);
  useEffect(() => {
    if (isOpen || chosen.current === null) return;
    const id = chosen.current;
    chosen.current = null;
    returnFocus();
    onAction?.(id);
  });
  return (id) => {
    chosen.current = id;
  };
}

const isSection = (entry: MenuEntry): entry is MenuSection => "items" in entry;

const itemsOf = (entries: readonly MenuEntry[]): readonly MenuItem[] =>
  entries.flatMap((entry) => (isSection(entry) ? entry.items : [entry]));

/** Reports in development that two entries have the same id, also while the menu is closed. */
export function assertEntries(component: string, entries: readonly MenuEntry[]): void {
  if (process.env.NODE_ENV === "production") return;
  assertDistinct(
    component,
    [...itemsOf(entries), ...entries.filter(isSection)].map(({ id }) => id),
  );
}

interface MenuListProps extends Omit<AriaMenuOptions<MenuEntry>, "items" | "onAction"> {
  items: readonly MenuEntry[];
  /** Called with the id of an item that is not a link. */
  onChoose: (id: string) => void;
}

/** The list inside the pop-up of a Menu or a ContextMenu. */
export function MenuList({ items, onChoose, ...props }: MenuListProps) {
  const list = useRef<HTMLUListElement>(null);
  const all = itemsOf(items);
  const links = new Set(all.filter(({ href }) => href !== undefined).map(({ id }) => id));
  const options = {
    ...props,
    onAction: (key: string | number) => {
      if (!links.has(String(key))) onChoose(String(key));
    },
  };
  const state = useTreeState<MenuEntry>({
    ...options,
    items,
    disabledKeys: all.filter((item) => item.disabled).map((item) => item.id),
    children: (entry) =>
      isSection(entry) ? (
        <Section key={entry.id} title={entry.label} items={entry.items}>
          {itemOf}
        </Section>
      ) : (
        itemOf(entry)
      ),
  });
  const { menuProps } = useMenu(options, state, list);
  return (
    <ul {...menuProps} ref={list} className={popup.list}>
      {[...state.collection].map(({ key, value }, index) => {
        if (!value) return null;
        return isSection(value) ? (
          <Group key={key} section={value} state={state} isFirst={index === 0} />
        ) : (
          <Entry key={key} item={value} state={state} />
        );
      })}
    </ul>
  );
}

const itemOf = (item: MenuItem) => (
  <Item key={item.id} textValue={item.label} {...(item.href !== undefined && { href: item.href })}>
    {item.label}
  </Item>
);

interface GroupProps {
  section: MenuSection;
  state: TreeState<MenuEntry>;
  isFirst: boolean;
}

function Group({ section, state, isFirst }: GroupProps) {
  const { label, items } = section;
  const { itemProps, headingProps, groupProps } = useMenuSection({ heading: label });
  const entries = items.map((item) => <Entry key={item.id} item={item} state={state} />);
  return (
    <>
      {!isFirst && (
        <li role="presentation">
          <hr className={styles.line} />
        </li>
      )}
      {label === undefined ? (
        entries
      ) : (
        <li {...itemProps}>
          <span {...headingProps} className={popup.groupHeading}>
            {label}
          </span>
          <ul {...groupProps} className={styles.group}>
            {entries}
          </ul>
        </li>
      )}
    </>
  );
}

function Entry({ item, state }: { item: MenuItem; state: TreeState<MenuEntry> }) {
  const element = useRef<HTMLElement>(null);
  const { menuItemProps, labelProps, isFocused, isFocusVisible, isDisabled } = useMenuItem(
    { key: item.id },
    state,
    element,
  );
  const attributes = {
    ...menuItemProps,
    className: popup.option,
    "data-tone": item.tone,
    "data-focused": isFocused || undefined,
    "data-focus-visible": isFocusVisible || undefined,
    "data-disabled": isDisabled || undefined,
  };
  const content = (
    <>
      {item.icon && <span className={popup.icon}>{item.icon}</span>}
      <span {...labelProps} className={popup.label}>
        {item.label}
      </span>
    </>
  );
  const setElement = (next: HTMLElement | null) => {
    element.current = next;
  };
  // A disabled link has no address, so that nothing can follow it.
  return item.href === undefined || isDisabled ? (
    <li {...attributes} ref={setElement}>
      {content}
    </li>
  ) : (
    <li role="presentation">
      <RoutedLink {...attributes} href={item.href} ref={setElement}>
        {content}
      </RoutedLink>
    </li>
  );
}
