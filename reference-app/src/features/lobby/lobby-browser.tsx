import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { NativeSelect } from "@lobbykit/design-system/NativeSelect";
import { useWidthStep } from "@lobbykit/design-system/foundations/use-width-step";
import { SLOT_PAGE_FACTOR } from "../../shared/config/constants.ts";
import { UrlSearch } from "../../shared/layout/url-search.tsx";
import * as styles from "./category-browser.css.ts";
import { Choices } from "./choices.tsx";
import { GameResults } from "./game-results.tsx";
import { searchGamesQuery, vendorsQuery } from "./queries.ts";
import { lobbyCategories, lobbyVendors, searchFilter, vendorsByCategory } from "./rules.ts";
import { useUrlFilter } from "./url-filter.ts";

/** All games of all makers (R089): category, maker, search and page stand in the URL. */
export function LobbyBrowser({ title }: { title: string }) {
  const { t } = useTranslation();
  const filter = useUrlFilter();
  const { page, change, reset } = filter;
  const rows = useWidthStep();
  const pageSize = SLOT_PAGE_FACTOR * rows;
  const { data: vendors } = useQuery({ ...vendorsQuery(), select: vendorsByCategory });
  const categories = lobbyCategories(vendors);
  // What nobody knows filters nothing: an old link shows all games rather than none.
  const category = categories.find((known) => known === filter.category);
  const makers = lobbyVendors(vendors, category);
  const vendor = !vendors || makers.some(({ vassalage }) => vassalage === filter.vendor) ? filter.vendor : "";
  const games = useQuery(searchGamesQuery({ ...searchFilter(category, vendor, filter.q), page, pageSize }));
  return (
    <>
      <Choices
        label={t("places.games.categories")}
        choices={[
          { value: "", label: t("places.games.allCategories") },
          ...categories.map((code) => ({ value: code, label: t(`lobby.navigation.${code}`) })),
        ]}
        value={category ?? ""}
        // Another category has other makers.
        onChange={(code) => change({ category: code, vendor: "" })}
      />
      <div className={styles.filters}>
        <NativeSelect
          label={t("lobby.vendors")}
          options={[
            { value: "", label: t("lobby.allVendors") },
            ...makers.map(({ vassalage, name }) => ({ value: vassalage, label: name })),
          ]}
          value={vendor}
          onChange={({ currentTarget }) => change({ vendor: currentTarget.value })}
        />
        <div className={styles.search}>
          <UrlSearch
            search={filter.q}
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
