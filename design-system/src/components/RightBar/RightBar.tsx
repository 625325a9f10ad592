import type { ReactNode, Ref } from "react";
import { NavEntry, type NavItem } from "../NavEntry/NavEntry.tsx";
import * as styles from "./RightBar.css.ts";

export interface RightBarProps {
  /** Accessible name of the region: "Help and apps". */
  label: string;
  /** The items, from top to bottom. */
  items: readonly NavItem[];
  /** Links and buttons at the bottom edge of the bar, such as "Back to top". @default none */
  footerItems?: readonly NavItem[];
  /** Items that are more than a link, after the others. Each is an `li` that contains a `NavEntry`. @default none */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/** The narrow bar at the end of the page (R101): customer service, the app, back to top. */
export function RightBar({ label, items, footerItems = [], children, ...rest }: RightBarProps) {
  return (
    <aside {...rest} className={styles.bar} aria-label={label}>
      <Entries items={items}>{children}</Entries>
      {footerItems.length > 0 && <Entries items={footerItems} />}
    </aside>
  );
}

const Entries = ({ items, children }: { items: readonly NavItem[]; children?: ReactNode }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item.id}>
        <NavEntry item={item} layout="column" />
      </li>
    ))}
    {children}
  </ul>
);
