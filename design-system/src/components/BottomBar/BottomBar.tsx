import type { Ref } from "react";
import { NavEntry, type NavItem } from "../NavEntry/NavEntry.tsx";
import * as styles from "./BottomBar.css.ts";

export interface BottomBarProps {
  /** Accessible name of the navigation: "Main". */
  label: string;
  /** At most five items: home, games, lottery, wallet, me. */
  items: readonly NavItem[];
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Navigation at the lower edge of the screen, on phones only. It keeps clear of the phone's own gesture area. */
export function BottomBar({ label, items, ...rest }: BottomBarProps) {
  return (
    <nav {...rest} className={styles.bar} aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <NavEntry item={item} layout="column" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
