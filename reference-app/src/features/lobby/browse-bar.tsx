import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { UrlSearch } from "../../shared/layout/url-search.tsx";
import * as styles from "./browse.css.ts";
import type { UrlFilter } from "./url-filter.ts";

export interface BrowseBarProps {
  filter: UrlFilter;
  /** What else narrows the list. @default nothing */
  children?: ReactNode;
}

/** The search over a list of games, and the choices beside it. */
export function BrowseBar({ filter, children }: BrowseBarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <div className={styles.choices}>{children}</div>
      <div className={styles.search}>
        <UrlSearch
          search={filter.q}
          onSearch={(text) => filter.change({ q: text })}
          label={t("lobby.search")}
          placeholder={t("lobby.search")}
          clearLabel={t("lobby.searchClear")}
        />
      </div>
    </div>
  );
}
