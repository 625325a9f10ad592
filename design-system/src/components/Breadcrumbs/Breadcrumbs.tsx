import { Fragment, type HTMLAttributes, type Ref, useEffect, useRef, useState } from "react";
import { assertDistinct } from "../../foundations/props/assert.ts";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { breadcrumbStrings } from "../../foundations/strings/content.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { ChevronForwardIcon, MoreIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Link } from "../Link/Link.tsx";
import * as styles from "./Breadcrumbs.css.ts";

export interface Breadcrumb {
  /** Name of the page. */
  label: string;
  /** Path of the page. */
  href: string;
  /** Language of the label, if it differs from the page's. */
  lang?: string;
}

export interface BreadcrumbsProps extends Omit<HTMLAttributes<HTMLElement>, ClosedAttributes | "children"> {
  /** The pages above this one, from the first page of the site down to the parent. */
  items: readonly Breadcrumb[];
  /** Name of this page. It is not a link. */
  current: string;
  /** Accessible name of the navigation. @default "You are here", in the language of the page */
  label?: string;
  ref?: Ref<HTMLElement>;
}

/** With fewer pages above, hiding one would save less than the button takes. */
const LEAST_TO_COLLAPSE = 3;

/**
 * Shows where a page is, with links to the pages above it. When space is short, a button replaces the pages between the first page and the
 * parent. The button shows them and moves the focus to the first of them. CSS alone decides what fits.
 */
export function Breadcrumbs({ items, current, label, ref, ...rest }: BreadcrumbsProps) {
  const strings = useStrings(breadcrumbStrings);
  const list = useRef<HTMLOListElement>(null);
  const path = items.map(({ href }) => href).join(" ");
  // The path that was opened, not a boolean: the path of the next page starts collapsed, even if a layout keeps the component.
  const [openedPath, setOpenedPath] = useState<string>();
  const isOpen = openedPath === path;
  if (process.env.NODE_ENV !== "production") {
    assertDistinct(
      "Breadcrumbs",
      items.map(({ href }) => href),
    );
  }
  // The button disappears while it has the focus.
  useEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLElement>("[data-between] a")?.focus();
  }, [isOpen]);
  const canCollapse = items.length >= LEAST_TO_COLLAPSE && !isOpen;
  return (
    <nav {...rest} ref={ref} aria-label={label ?? strings.youAreHere} className={styles.frame}>
      <ol ref={list} className={styles.list} data-collapsed={canCollapse ? "" : undefined}>
        {items.map((item, index) => (
          <Fragment key={item.href}>
            <li className={styles.item} data-between={index > 0 && index < items.length - 1 ? "" : undefined}>
              <Link href={item.href} lang={item.lang} tone="inherit" underline="hover">
                {item.label}
              </Link>
              <Separator />
            </li>
            {index === 0 && canCollapse && (
              <li className={styles.more}>
                <IconButton
                  label={strings.showPagesBetween}
                  icon={MoreIcon}
                  size="small"
                  onClick={() => setOpenedPath(path)}
                />
                <Separator />
              </li>
            )}
          </Fragment>
        ))}
        <li className={styles.current} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}

const Separator = () => (
  <span className={styles.separator}>
    <Icon drawing={ChevronForwardIcon} size="small" mirrored />
  </span>
);
