import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { Button } from "@lobbykit/design-system/Button";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { ErrorState } from "@lobbykit/design-system/ErrorState";
import { GameGrid } from "@lobbykit/design-system/GameGrid";
import { Pagination } from "@lobbykit/design-system/Pagination";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { Text } from "@lobbykit/design-system/Text";
import { useWidthStep } from "@lobbykit/design-system/foundations/use-width-step";
import { errorMessage } from "../../shared/api/error-message.ts";
import type { Category } from "../../shared/config/categories.ts";
import { SLOT_PAGE_FACTOR } from "../../shared/config/constants.ts";
import { UrlSearch } from "../../shared/layout/url-search.tsx";
import * as styles from "./category-browser.css.ts";
import { LobbyCard } from "./lobby-card.tsx";
import { gamesQuery, vendorsQuery } from "./queries.ts";
import { listFilter, pageNumber, vendorsByCategory } from "./rules.ts";

export interface CategoryBrowserProps {
  category: Category;
  /** Name of the category, for the list. */
  title: string;
}

/** Games of a category: makers, search and page stand in the URL; the page holds 5 × rows games by width (R498–R500). */
export function CategoryBrowser({ category, title }: CategoryBrowserProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const rows = useWidthStep();
  const vendor = search.get("vendor") ?? undefined;
  const page = pageNumber(search.get("page"));
  const name = search.get("q") ?? "";
  const pageSize = SLOT_PAGE_FACTOR * rows;
  const filter = { ...listFilter(category, vendor), ...(name ? { name } : {}), page, pageSize };
  const games = useQuery(gamesQuery(filter));

  /** Sets one part of the URL; another filter starts at page one, and only another page starts at the top (R042). */
  const change = (key: "vendor" | "q" | "page", value: string) => {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(key, value);
        else next.delete(key);
        if (key !== "page") next.delete("page");
        return next;
      },
      { replace: key !== "page", preventScrollReset: key !== "page" },
    );
  };

  return (
    <>
      <div className={styles.filters}>
        <VendorFilter category={category} vendor={vendor} onChange={(code) => change("vendor", code)} />
        <div className={styles.search}>
          <UrlSearch
            search={name}
            onSearch={(text) => change("q", text)}
            label={t("lobby.search")}
            placeholder={t("lobby.search")}
            clearLabel={t("lobby.searchClear")}
          />
        </div>
      </div>
      <output>
        {games.data && (
          <Text as="span" size={14} tone="secondary">
            {t("lobby.results", { count: games.data.total })}
          </Text>
        )}
      </output>
      {games.error && !games.data ? (
        <ErrorState
          title={t("errors.shelfTitle")}
          text={errorMessage(games.error, t)}
          action={<Button onClick={() => void games.refetch()}>{t("app.retry")}</Button>}
        />
      ) : games.data?.content.length === 0 ? (
        <EmptyState
          title={t("lobby.emptyTitle")}
          text={t("lobby.emptyText")}
          action={<Button onClick={() => setSearch({})}>{t("lobby.emptyReset")}</Button>}
        />
      ) : (
        <GameGrid label={title}>
          {games.data
            ? games.data.content.map((game, index) => (
                <LobbyCard key={game.nodeId} game={game} priority={index < rows} />
              ))
            : Array.from({ length: pageSize }, (_none, index) => <Skeleton key={index} shape="card" />)}
        </GameGrid>
      )}
      {games.data && games.data.totalPages > 1 && (
        <Pagination
          page={page}
          count={games.data.totalPages}
          onPageChange={(next) => change("page", String(next))}
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
  );
}

function VendorFilter(props: { category: Category; vendor: string | undefined; onChange: (code: string) => void }) {
  const { category, vendor, onChange } = props;
  const { t } = useTranslation();
  const { data: vendors } = useQuery({ ...vendorsQuery(), select: vendorsByCategory });
  const makers = vendors?.get(category) ?? [];
  // A category of one maker, such as cockfight, leaves nothing to choose.
  if (vendors && makers.length < 2) return null;
  const choices = [{ vassalage: "", name: t("lobby.allVendors") }, ...makers];
  return (
    <ul className={styles.chips} aria-label={t("lobby.vendors")}>
      {choices.map((choice) => (
        <li key={choice.vassalage}>
          <button
            type="button"
            className={styles.chip}
            aria-pressed={(vendor ?? "") === choice.vassalage}
            onClick={() => onChange(choice.vassalage)}
          >
            {choice.name}
          </button>
        </li>
      ))}
    </ul>
  );
}
