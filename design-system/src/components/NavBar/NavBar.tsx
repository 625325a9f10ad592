import { useLayoutEffect, useRef, type Ref } from "react";
import { bringIntoSight } from "../../foundations/bring-into-sight.ts";
import type { NavItem } from "../NavEntry/NavEntry.tsx";
import { RoutedLink } from "../LinkProvider/LinkProvider.tsx";
import * as styles from "./NavBar.css.ts";

export type NavBarItem = Pick<NavItem, "id" | "label" | "href" | "onClick" | "isCurrent">;

export interface NavBarProps {
  /** Name of the navigation: "Games". */
  label: string;
  /** The entries, in order. */
  items: readonly NavBarItem[];
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/** The categories in a header (R109), in the order given; scrolls sideways where they do not fit. The current one is in sight. */
export function NavBar({ label, items, ...rest }: NavBarProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = items.findIndex(({ isCurrent }) => isCurrent);
  useLayoutEffect(() => {
    const { parentElement: bar, children } = list.current ?? {};
    const item = children?.[current];
    if (!bar || !item) return undefined;
    // What stands beside it may come later, and take room: an account, its balance.
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
