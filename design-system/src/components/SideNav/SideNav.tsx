import { useEffect, useRef, type ReactNode, type Ref } from "react";
import { bringIntoSight } from "../../foundations/bring-into-sight.ts";
import { NavEntry, type NavItem } from "../NavEntry/NavEntry.tsx";
import * as styles from "./SideNav.css.ts";

export interface SideNavGroup {
  id: string;
  /** Shown over the group while the bar is open. @default none */
  label?: string;
  items: readonly NavItem[];
}

export interface SideNavProps {
  /** Name of the navigation: "Main". */
  label: string;
  /** Entries, in groups with or without a heading. */
  groups: readonly SideNavGroup[];
  /** 72 px with labels below the icons, else 220 px. @default false */
  folded?: boolean;
  /** Takes the whole width of what holds it, as in a sheet. @default false */
  fill?: boolean;
  /** Ways out at the foot of the bar: service, the app. @default none */
  footerItems?: readonly NavItem[];
  /** Anything else at the foot. @default none */
  footer?: ReactNode;
  /** For the button that shows and hides the bar (R104): `aria-controls`. */
  id?: string;
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/** The left bar (R114–R121): groups of entries, in the order given, and a foot that stays in sight. The current entry is in sight. */
export function SideNav(props: SideNavProps) {
  const { label, groups, folded = false, fill = false, footerItems = [], footer, id, ...rest } = props;
  const layout = folded ? "column" : "row";
  const scroller = useRef<HTMLDivElement>(null);
  // Its place, not its id: groups that come later push it away.
  const current = groups.flatMap(({ items }) => items).findIndex(({ isCurrent }) => isCurrent);
  useEffect(() => {
    const element = scroller.current;
    const entry = element?.querySelectorAll("li")[current];
    if (!element || !entry) return undefined;
    // At once, and when a foot that comes later takes some of its height.
    const resize = new ResizeObserver(() => bringIntoSight(element, entry));
    resize.observe(element);
    return () => resize.disconnect();
  }, [current]);
  const list = (items: readonly NavItem[]) => (
    <ul className={styles.list}>
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
            {list(group.items)}
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
