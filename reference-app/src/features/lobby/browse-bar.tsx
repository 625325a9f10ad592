import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Checkbox } from "@lobbykit/design-system/Checkbox";
import { useMediaQuery } from "@lobbykit/design-system/foundations/use-media-query";
import { media } from "@lobbykit/design-system/theme/conditions";
import { UrlSearch } from "../../shared/layout/url-search.tsx";
import * as styles from "./browse.css.ts";
import { isShortcutOn, switchShortcut } from "./shortcut-choice.ts";
import type { UrlFilter } from "./url-filter.ts";

export interface BrowseBarProps {
  filter: UrlFilter;
  /** What else narrows the list. @default nothing */
  children?: ReactNode;
}

/** The search over a list of games, and the choices beside it. */
export function BrowseBar({ filter, children }: BrowseBarProps) {
  const { t } = useTranslation();
  const { state }: { state: { isSearch?: boolean } | null } = useLocation();
  const [hasShortcut, setHasShortcut] = useState(isShortcutOn);
  const hasKeyboard = useMediaQuery(media.hover);
  const choose = (isOn: boolean) => {
    setHasShortcut(isOn);
    switchShortcut(isOn);
  };
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <UrlSearch
          search={filter.q}
          onSearch={(text) => filter.change({ q: text })}
          label={t("lobby.search")}
          placeholder={t("lobby.search")}
          clearLabel={t("lobby.searchClear")}
          hasShortcut={hasShortcut}
          isWanted={state?.isSearch ?? false}
        />
        {filter.isLobby && hasKeyboard && (
          <Checkbox
            label={t("browse.shortcut")}
            checked={hasShortcut}
            onChange={({ currentTarget }) => choose(currentTarget.checked)}
          />
        )}
      </div>
      <div className={styles.choices}>{children}</div>
    </div>
  );
}
