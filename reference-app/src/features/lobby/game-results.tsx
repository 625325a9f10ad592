import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { ErrorState } from "@lobbykit/design-system/ErrorState";
import { GameGrid } from "@lobbykit/design-system/GameGrid";
import { Pagination } from "@lobbykit/design-system/Pagination";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { Text } from "@lobbykit/design-system/Text";
import { errorMessage } from "../../shared/api/error-message.ts";
import { LobbyCard } from "./lobby-card.tsx";
import type { Game } from "./queries.ts";

export interface GameResultsProps {
  games: UseQueryResult<{ content: readonly Game[]; total: number; totalPages: number }>;
  /** Names the list. */
  label: string;
  page: number;
  /** Games a page and a row: the skeletons keep their room. */
  pageSize: number;
  rowSize: number;
  onPageChange: (page: number) => void;
  /** Shows all games again. */
  onReset: () => void;
}

/** One page of games, how many there are, and the ways on; says what to do where there is none. */
export function GameResults({ games, label, page, pageSize, rowSize, onPageChange, onReset }: GameResultsProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = games;
  return (
    <>
      <output>
        {data && (
          <Text as="span" size={14} tone="secondary">
            {t("lobby.results", { count: data.total })}
          </Text>
        )}
      </output>
      {error && !data ? (
        <ErrorState
          title={t("errors.shelfTitle")}
          text={errorMessage(error, t)}
          action={<Button onClick={() => void refetch()}>{t("app.retry")}</Button>}
        />
      ) : data?.content.length === 0 ? (
        <EmptyState
          title={t("lobby.emptyTitle")}
          text={t("lobby.emptyText")}
          action={<Button onClick={onReset}>{t("lobby.emptyReset")}</Button>}
        />
      ) : (
        <GameGrid label={label}>
          {data
            ? data.content.map((game, index) => <LobbyCard key={game.nodeId} game={game} priority={index < rowSize} />)
            : Array.from({ length: pageSize }, (_none, index) => <Skeleton key={index} shape="card" />)}
        </GameGrid>
      )}
      {data && data.totalPages > 1 && (
        <Pagination
          page={page}
          count={data.totalPages}
          onPageChange={onPageChange}
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
