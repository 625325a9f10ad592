import { useLayoutEffect, useRef, type Ref } from "react";
import { bringIntoSight } from "../../foundations/scrolling/bring-into-sight.ts";
import type { NavItem } from "../NavEntry/NavEntry.tsx";
import { RoutedLink } from "../LinkProvider/LinkProvider.tsx";
import * as styles from "./NavBar.css.ts";

export type NavBarItem = Pick<NavItem, "id" | "label" | "href" | "onClick" | "isCurrent">;

export interface NavBarProps {
  /** Accessible name of the navigation: "Games". */
  label: string;
  /** The items in order. */
  items: readonly NavBarItem[];
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * The categories in a header (R109), in the given order. It scrolls sideways if they do not fit, and the current item is scrolled into
 * view.
 */
export function NavBar({ label, items, ...rest }: NavBarProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = items.findIndex(({ isCurrent }) => isCurrent);
  useLayoutEffect(() => {
    const { parentElement: bar, children } = list.current ?? {};
    const item = children?.[current];
    if (!bar || !item) return undefined;
    // Content beside the bar, such as the account with its balance, may load later and take width from it.
    const observer = new ResizeObserver(() => bringIntoSight(bar, item));
    observer.observe(bar);
    return () => observer.disconnect();
  }, [current]);
  return (
    <nav {...rest} className={styles.bar} aria-label={label}>
      <ul ref={list} className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <Entry item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ item }: { item: NavBarItem }) {
  if (item.href === undefined) {
    return (
      <button type="button" className={styles.entry} aria-current={item.isCurrent || undefined} onClick={item.onClick}>
        {item.label}
      </button>
    );
  }
  return (
    <RoutedLink
      href={item.href}
      className={styles.entry}
      aria-current={item.isCurrent ? "page" : undefined}
      onClick={item.onClick}
    >
      {item.label}
    </RoutedLink>
  );
}
