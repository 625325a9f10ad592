import type { MouseEventHandler, ReactNode, Ref } from "react";
import type { IconDrawing } from "../../icons/icons.ts";
import type { Hue } from "../../theme/categories.ts";
import { Icon } from "../Icon/Icon.tsx";
import { leavesApp, RoutedLink } from "../LinkProvider/LinkProvider.tsx";
import { NotificationDot } from "../NotificationDot/NotificationDot.tsx";
import * as styles from "./NavEntry.css.ts";

/** A navigation item as data: a link if it has `href`, otherwise a button with `onClick`. */
export interface NavItem {
  id: string;
  label: string;
  icon: IconDrawing;
  /** Hue of the icon: that of a game category. @default the colour of the text */
  hue?: Hue;
  /** Path in the app, or URL of another host. */
  href?: string;
  /** Called on click; for a link, before the navigation. */
  onClick?: MouseEventHandler<HTMLElement>;
  /** Whether it is the current page. @default false */
  isCurrent?: boolean;
  /** Text alternative of a dot on the icon: "2 unread messages". @default no dot */
  badge?: string;
}

export const NAV_ENTRY_LAYOUTS = ["row", "column"] as const;
export type NavEntryLayout = (typeof NAV_ENTRY_LAYOUTS)[number];

/** A link to another host opens a new tab, so that this page stays open (R121). */
const ELSEWHERE = { target: "_blank", rel: "noopener noreferrer" } as const;

export interface NavEntryProps {
  /** The item to render. */
  item: NavItem;
  /** Label beside the icon ("row"), or below it where width is short. @default "row" */
  layout?: NavEntryLayout;
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/** An item of a navigation bar: icon and label in one touch target. The current item is marked by more than colour. */
export function NavEntry({ item, layout = "row", ref, ...rest }: NavEntryProps) {
  const className = styles.entry({ layout });
  const content = (
    <>
      <span className={styles.icon}>
        <Marked badge={item.badge}>
          <span className={item.hue ? styles.hue({ hue: item.hue }) : styles.icon}>
            <Icon drawing={item.icon} size="large" />
          </span>
        </Marked>
      </span>
      <span className={styles.label({ layout })}>{item.label}</span>
    </>
  );
  if (item.href === undefined) {
    return (
      <button
        {...rest}
        ref={ref as Ref<HTMLButtonElement>}
        type="button"
        className={className}
        aria-current={item.isCurrent || undefined}
        onClick={item.onClick}
      >
        {content}
      </button>
    );
  }
  return (
    <RoutedLink
      {...rest}
      {...(leavesApp(item.href) ? ELSEWHERE : {})}
      ref={ref as Ref<HTMLAnchorElement>}
      href={item.href}
      className={className}
      aria-current={item.isCurrent ? "page" : undefined}
      onClick={item.onClick}
    >
      {content}
    </RoutedLink>
  );
}

const Marked = ({ badge, children }: { badge: string | undefined; children: ReactNode }) =>
  badge === undefined ? children : <NotificationDot label={badge}>{children}</NotificationDot>;
