import type { ReactNode } from "react";
import { Heading } from "@lobbykit/design-system/Heading";
import { Icon } from "@lobbykit/design-system/Icon";
import { TrophyIcon } from "@lobbykit/design-system/icons";
import { titleRow } from "../../shared/layout/page.css.ts";

/** The winner board's heading: there before the board is. */
export function WinnersHeading({ children }: { children: ReactNode }) {
  return (
    <Heading level={2}>
      <span className={titleRow}>
        <Icon drawing={TrophyIcon} />
        {children}
      </span>
    </Heading>
  );
}
