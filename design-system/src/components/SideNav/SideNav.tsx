import { useEffect, useRef, type ReactNode, type Ref } from "react";
import { bringIntoSight } from "../../foundations/scrolling/bring-into-sight.ts";
import { NavEntry, type NavItem } from "../NavEntry/NavEntry.tsx";
import * as styles from "./SideNav.css.ts";

export interface SideNavGroup {
  id: string;
  /** Heading of the group, shown while the bar is not folded. @default none */
  label?: string;
  items: readonly NavItem[];
}

export interface SideNavProps {
  /** Accessible name of the navigation: "Main". */
  label: string;
  /** The items, in groups with or without a heading. */
  groups: readonly SideNavGroup[];
  /** Folded, the bar is 72 px wide and its labels are below the icons; otherwise it is 220 px wide. @default false */
  folded?: boolean;
  /** Whether it takes the full width of its container, as in a sheet. @default false */
  fill?: boolean;
  /** Links at the bottom of the bar: customer service, the app. @default none */
  footerItems?: readonly NavItem[];
  /** Other content at the bottom. @default none */
  footer?: ReactNode;
  /** Id for `aria-controls` of the button that shows and hides the bar (R104). */
  id?: string;
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * The left navigation bar (R114–R121): groups of items in the given order, and a foot that stays visible. The current item is scrolled into
 * view.
 */
export function SideNav(props: SideNavProps) {
  const { label, groups, folded = false, fill = false, footerItems = [], footer, id, ...rest } = props;
  const layout = folded ? "column" : "row";
  const scroller = useRef<HTMLDivElement>(null);
  // The position, not the id: groups that load later move the item, which must then be scrolled into view again.
  const current = groups.flatMap(({ items }) => items).findIndex(({ isCurrent }) => isCurrent);
  useEffect(() => {
    const element = scroller.current;
    const entry = element?.querySelectorAll("li")[current];
    if (!element || !entry) return undefined;
    // Runs at once, and again when a foot that loads later makes the list shorter.
    const resize = new ResizeObserver(() => bringIntoSight(element, entry));
    resize.observe(element);
    return () => resize.disconnect();
  }, [current]);
  const list = (items: readonly NavItem[], name?: string) => (
    <ul className={styles.list} aria-label={name}>
      {items.map((item) => (
        <li key={item.id}>
          <NavEntry item={item} layout={layout} />
        </li>
      ))}
    </ul>
  );
  return (
    <nav
      {...rest}
      id={id}
      className={styles.nav}
      aria-label={label}
      data-state={fill ? "filling" : folded ? "folded" : "open"}
    >
      <div ref={scroller} className={styles.scroller}>
        {groups.map((group) => (
          <div key={group.id} className={styles.group}>
            {group.label && !folded && <p className={styles.heading}>{group.label}</p>}
            {list(group.items, group.label)}
          </div>
        ))}
      </div>
      {(footerItems.length > 0 || footer) && (
        <div className={styles.footer}>
          {footerItems.length > 0 && list(footerItems)}
          {footer}
        </div>
      )}
    </nav>
  );
}
