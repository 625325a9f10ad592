import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { UrlSearch } from "../../../shared/url-state/url-search.tsx";
import * as styles from "./browse.css.ts";
import { isShortcutOn } from "./shortcut-choice.ts";
import type { UrlFilter } from "./url-filter.ts";

export interface BrowseBarProps {
  filter: UrlFilter;
  /** Whether `/` moves the focus to the search. @default the visitor's setting */
  hasShortcut?: boolean;
  /** Further filters. @default none */
  children?: ReactNode;
}

/** The search above a list of games, with the filters beside it. */
export function BrowseBar({ filter, hasShortcut = isShortcutOn(), children }: BrowseBarProps) {
  const { t } = useTranslation();
  const { state }: { state: { isSearch?: boolean } | null } = useLocation();
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
      </div>
      <div className={styles.choices}>{children}</div>
    </div>
  );
}
