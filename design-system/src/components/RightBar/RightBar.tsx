import type { Ref } from "react";
import { NavEntry, type NavItem } from "../NavEntry/NavEntry.tsx";
import * as styles from "./RightBar.css.ts";

export interface RightBarProps {
  /** Name of the region: "Help and apps". */
  label: string;
  /** The entries, from above. */
  items: readonly NavItem[];
  /** Entries at the foot: back to top. @default none */
  footerItems?: readonly NavItem[];
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/** The narrow bar at the far edge (R101): service, the app, back to top. */
export function RightBar({ label, items, footerItems = [], ...rest }: RightBarProps) {
  return (
    <aside {...rest} className={styles.bar} aria-label={label}>
      <Entries items={items} />
      {footerItems.length > 0 && <Entries items={footerItems} />}
    </aside>
  );
}

const Entries = ({ items }: { items: readonly NavItem[] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item.id}>
        <NavEntry item={item} layout="column" />
      </li>
    ))}
  </ul>
);
