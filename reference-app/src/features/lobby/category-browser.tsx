import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useWidthStep } from "@lobbykit/design-system/foundations/use-width-step";
import type { Category } from "../../shared/config/categories.ts";
import { SLOT_PAGE_FACTOR } from "../../shared/config/constants.ts";
import { UrlSearch } from "../../shared/layout/url-search.tsx";
import * as styles from "./category-browser.css.ts";
import { Choices } from "./choices.tsx";
import { GameResults } from "./game-results.tsx";
import { gamesQuery, vendorsQuery } from "./queries.ts";
import { listFilter, vendorsByCategory } from "./rules.ts";
import { useUrlFilter } from "./url-filter.ts";

export interface CategoryBrowserProps {
  category: Category;
  /** Only the games of this maker, which then is no choice (R086). @default the one in the URL */
  maker?: string;
  /** Name of the category, for the list. */
  title: string;
}

/** Games of a category: makers, search and page stand in the URL; the page holds 5 × rows games by width (R498–R500). */
export function CategoryBrowser({ category, maker, title }: CategoryBrowserProps) {
  const { t } = useTranslation();
  const { vendor, q, page, change, reset } = useUrlFilter();
  const rows = useWidthStep();
  const pageSize = SLOT_PAGE_FACTOR * rows;
  // A category that is one maker's leaves nothing to choose.
  const hasMakers = maker === undefined && listFilter(category, undefined).vassalage === undefined;
  const filter = { ...listFilter(category, maker ?? vendor), ...(q ? { name: q } : {}), page, pageSize };
  const games = useQuery(gamesQuery(filter));
  return (
    <>
      <div className={styles.filters}>
        {hasMakers && (
          <VendorFilter category={category} vendor={vendor} onChange={(code) => change({ vendor: code })} />
        )}
        <div className={styles.search}>
          <UrlSearch
            search={q}
            onSearch={(text) => change({ q: text })}
            label={t("lobby.search")}
            placeholder={t("lobby.search")}
            clearLabel={t("lobby.searchClear")}
          />
        </div>
      </div>
      <GameResults
        games={games}
        label={title}
        page={page}
        pageSize={pageSize}
        rowSize={rows}
        onPageChange={(next) => change({ page: String(next) })}
        onReset={reset}
      />
    </>
  );
}

function VendorFilter(props: { category: Category; vendor: string; onChange: (code: string) => void }) {
  const { category, vendor, onChange } = props;
  const { t } = useTranslation();
  const { data: vendors } = useQuery({ ...vendorsQuery(), select: vendorsByCategory });
  const makers = vendors?.get(category) ?? [];
  if (vendors && makers.length < 2) return null;
  const choices = makers.map(({ vassalage, name }) => ({ value: vassalage, label: name }));
  return (
    <Choices
      label={t("lobby.vendors")}
      choices={[{ value: "", label: t("lobby.allVendors") }, ...choices]}
      value={vendor}
      onChange={onChange}
    />
  );
}
