import {
  useLayoutEffect,
  useImperativeHandle,
  useRef,
  type HTMLAttributes,
  type MouseEventHandler,
  type Ref,
} from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { bringIntoSight } from "../../foundations/scrolling/bring-into-sight.ts";
import { CATEGORY_ICONS, type GameCategory, type IconDrawing } from "../../icons/icons.ts";
import type { Hue } from "../../theme/categories.ts";
import { Icon } from "../Icon/Icon.tsx";
import { RoutedLink } from "../LinkProvider/LinkProvider.tsx";
import * as styles from "./CategoryNav.css.ts";

export interface CategoryNavItem {
  id: string;
  /** Game category: it gives the item its icon and hue. Without it, pass `icon`. @default the accent hue */
  category?: GameCategory;
  /** Icon instead of the category's own, for items such as "all" or "favourites". @default the icon of the category */
  icon?: IconDrawing;
  label: string;
  /** Path in the app. */
  href: string;
  /** Called on click, before the navigation. */
  onClick?: MouseEventHandler<HTMLElement>;
  /** Whether it is the current page. @default false */
  isCurrent?: boolean;
}

export interface CategoryNavProps extends Omit<HTMLAttributes<HTMLElement>, ClosedAttributes | "children"> {
  /** Accessible name of the navigation: "Games". */
  label: string;
  /** The categories, in order. */
  items: readonly CategoryNavItem[];
  ref?: Ref<HTMLElement>;
}

/**
 * Navigation between game categories, each in its own hue. It is one row, which scrolls sideways if it does not fit. The current category
 * is scrolled into view.
 */
export function CategoryNav({ label, items, ref, ...rest }: CategoryNavProps) {
  const root = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current);
  const current = items.findIndex(({ isCurrent }) => isCurrent);
  useLayoutEffect(() => {
    const list = root.current?.firstElementChild;
    const item = list?.children[current];
    if (list && item) bringIntoSight(list, item);
  }, [current]);
  return (
    <nav {...rest} ref={root} className={styles.nav} aria-label={label}>
      <ul className={styles.list}>
        {items.map(({ id, category, icon, label: name, href, onClick, isCurrent }) => {
          const hue: Hue = category ?? "accent";
          const drawing = icon ?? (category && CATEGORY_ICONS[category]);
          return (
            <li key={id} className={styles.item}>
              <RoutedLink
                href={href}
                className={styles.link({ hue })}
                aria-current={isCurrent ? "page" : undefined}
                {...(onClick ? { onClick } : {})}
              >
                <span className={styles.disc}>{drawing && <Icon drawing={drawing} size="large" />}</span>
                <span className={styles.label}>{name}</span>
              </RoutedLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
