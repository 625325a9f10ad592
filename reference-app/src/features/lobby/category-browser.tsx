import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { GameGrid } from "@lobbykit/design-system/GameGrid";
import { Heading } from "@lobbykit/design-system/Heading";
import { Pagination } from "@lobbykit/design-system/Pagination";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { useWidthStep } from "@lobbykit/design-system/foundations/use-width-step";
import type { Category } from "../../shared/config/categories.ts";
import { SLOT_PAGE_FACTOR } from "../../shared/config/constants.ts";
import { page as pageStyle } from "../../shared/layout/page.css.ts";
import { BrowseBar } from "./browse-bar.tsx";
import { gamesQuery } from "./browse-queries.ts";
import { BrowseResults } from "./browse-results.tsx";
import { pageFilter } from "./browse-rules.ts";
import { CategoryRows, useCategoryRows } from "./category-rows.tsx";
import { useLobbyCard } from "./lobby-card.tsx";
import { vendorsQuery } from "../../shared/api/vendors-query.ts";
import { listFilter } from "./filter-rules.ts";
import { vendorsByCategory } from "./rules.ts";
import { TypeChoices, useGameTypes } from "./type-choices.tsx";
import { RESULTS, useResultKeys } from "./use-result-keys.ts";
import { useUrlFilter } from "./url-filter.ts";
import { VendorShelf } from "./vendor-shelf.tsx";

export interface CategoryBrowserProps {
  category: Category;
  /** Only the games of this maker, which then is no choice (R086). @default the one in the URL */
  maker?: string;
  /** Name of the category, for the list. */
  title: string;
  /** What stands above the games of this category alone, such as poker tables. @default nothing */
  children?: ReactNode;
}

/**
 * Games of a category: makers, types, search and page stand in the URL; the page holds 5 × rows games by width (R498–R500). The rows
 * above them are for those who do not look for something yet.
 */
export function CategoryBrowser({ category, maker, title, children }: CategoryBrowserProps) {
  const { t } = useTranslation();
  const filter = useUrlFilter();
  const area = useResultKeys();
  const card = useLobbyCard();
  const { vendor, q, page, change } = filter;
  const columns = useWidthStep();
  const pageSize = SLOT_PAGE_FACTOR * columns;
  const games = useQuery(
    gamesQuery({ ...pageFilter(category, { ...filter, vendor: maker ?? vendor }), page, pageSize }),
  );
  const vendors = useQuery({ ...vendorsQuery(), select: vendorsByCategory });
  const types = useGameTypes(category, vendor);
  const rows = useCategoryRows(category);
  // All that stands above the games comes at once with them, so that nothing is pushed away.
  const isWaiting = vendors.isPending || !types || !rows;
  // A category that is one maker's leaves nothing to choose.
  const isOneMakers = maker !== undefined || listFilter(category, undefined).vassalage !== undefined;
  const hasRows = !filter.isNarrowed && q === "" && page === 1;
  return (
    <div ref={area} className={pageStyle}>
      <BrowseBar filter={filter}>{!isWaiting && <TypeChoices types={types} filter={filter} />}</BrowseBar>
      {/* Whoever looks for words wants what was found near by. */}
      {!isWaiting && !isOneMakers && (q === "" || vendor !== "") && (
        <VendorShelf
          makers={vendors.data?.get(category) ?? []}
          vendor={vendor}
          onChange={(code) => change({ vendor: code })}
        />
      )}
      {!isWaiting && q === "" && children}
      {!isWaiting && hasRows && <CategoryRows rows={rows} />}
      <BrowseResults
        key={String(isWaiting)}
        games={games}
        filter={filter}
        heading={!isWaiting && hasRows && <Heading level={2}>{t("browse.allOf", { category: title })}</Heading>}
      >
        {(found) => (
          <>
            <GameGrid {...RESULTS} label={title}>
              {found && !isWaiting
                ? found.content.map((game, index) =>
                    card(game, { hasInfo: true, priority: !hasRows && index < columns }),
                  )
                : Array.from({ length: pageSize }, (_none, index) => <Skeleton key={index} shape="card" />)}
            </GameGrid>
            {found && !isWaiting && found.totalPages > 1 && (
              <Pagination
                page={Math.min(page, found.totalPages)}
                count={found.totalPages}
                onPageChange={(next) => change({ page: String(next) })}
                labels={{
                  navigation: t("lobby.pagination"),
                  page: (number) => t("lobby.page", { page: number }),
                  previous: t("lobby.previousPage"),
                  next: t("lobby.nextPage"),
                  summary: (number, count) => t("lobby.pageSummary", { page: number, count }),
                }}
              />
            )}
          </>
        )}
      </BrowseResults>
    </div>
  );
}
