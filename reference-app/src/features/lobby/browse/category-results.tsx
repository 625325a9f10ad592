import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { GameGrid } from "@lobbykit/design-system/GameGrid";
import { Heading } from "@lobbykit/design-system/Heading";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { useWidthStep } from "@lobbykit/design-system/foundations/use-width-step";
import type { Category } from "../../../shared/config/categories.ts";
import { SLOT_PAGE_FACTOR } from "../../../shared/config/constants.ts";
import { ListPages } from "../../../shared/layout/list-pages.tsx";
import { categoryPageQuery } from "./browse-queries.ts";
import { BrowseResults } from "./browse-results.tsx";
import { CategoryRows, type Rows } from "./category-rows.tsx";
import { GameShelf } from "../shelves/game-shelf.tsx";
import { useLobbyCard } from "../cards/lobby-card.tsx";
import { RESULTS } from "./use-result-keys.ts";
import type { UrlFilter } from "./url-filter.ts";

export interface CategoryResultsProps {
  category: Category;
  /** The category's name, for the list. */
  title: string;
  /** Shows only this vendor's games. @default the filter's vendor */
  maker?: string | undefined;
  filter: UrlFilter;
  /** The rows above the games; undefined while they or the filters load, so that all appear together. */
  rows: Rows | undefined;
  /** Content of this category alone, rendered above the games. @default none */
  children?: ReactNode;
}

/** The page of games that a filter finds. The rows above it are shown only on page one without a search or filter. */
export function CategoryResults(props: CategoryResultsProps) {
  const { category, title, filter, maker = filter.vendor, rows, children } = props;
  const { t } = useTranslation();
  const card = useLobbyCard();
  const { tag, q, page, change } = filter;
  const columns = useWidthStep();
  const pageSize = SLOT_PAGE_FACTOR * columns;
  const games = useQuery(categoryPageQuery(category, { vendor: maker, tag, q, page }, pageSize));
  const hasRows = !filter.isNarrowed && q === "" && page === 1;
  return (
    <>
      {rows && q === "" && children}
      {hasRows && (rows ? <CategoryRows rows={rows} /> : <GameShelf heading={t("home.hot")} games={undefined} />)}
      <BrowseResults
        key={String(rows === undefined)}
        games={games}
        filter={filter}
        heading={rows && hasRows && <Heading level={2}>{t("browse.allOf", { category: title })}</Heading>}
      >
        {(found) => (
          <>
            <GameGrid {...RESULTS} label={title}>
              {found && rows
                ? found.content.map((game, index) =>
                    card(game, { hasInfo: true, priority: !hasRows && index < columns }),
                  )
                : Array.from({ length: pageSize }, (_none, index) => <Skeleton key={index} shape="card" />)}
            </GameGrid>
            {found && rows && found.totalPages > 1 && (
              <ListPages
                label={t("lobby.pagination")}
                page={page}
                count={found.totalPages}
                onPageChange={(next) => change({ page: String(next) })}
              />
            )}
          </>
        )}
      </BrowseResults>
    </>
  );
}
