import type { ReactNode } from "react";
import { Heading } from "@lobbykit/design-system/Heading";
import { CATEGORY_ICONS, type GameCategory } from "@lobbykit/design-system/icons";
import { Icon } from "@lobbykit/design-system/Icon";
import { titleRow } from "./page.css.ts";

export interface PageTitleProps {
  /** Adds the category's hue and icon to the title. @default plain */
  category?: GameCategory;
  children: ReactNode;
}

/** The heading of a page. */
export function PageTitle({ category, children }: PageTitleProps) {
  if (!category) return <Heading level={1}>{children}</Heading>;
  return (
    <Heading level={1} category={category}>
      <span className={titleRow}>
        <Icon drawing={CATEGORY_ICONS[category]} size="large" />
        {children}
      </span>
    </Heading>
  );
}
