import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useDeferredValue, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { HotIcon } from "@lobbykit/design-system/icons";
import { Icon } from "@lobbykit/design-system/Icon";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { Text } from "@lobbykit/design-system/Text";
import { LoadError } from "../../../shared/loading/load-error.tsx";
import { PATHS } from "../../../shared/config/paths.ts";
import { section, spread, titleRow } from "../../../shared/layout/page.css.ts";
import * as styles from "./browse.css.ts";
import type { GamePage } from "./browse-queries.ts";
import { GameShelf } from "../shelves/game-shelf.tsx";
import { hotGamesQuery } from "../queries.ts";
import type { UrlFilter } from "./url-filter.ts";

export interface BrowseResultsProps {
  games: UseQueryResult<GamePage>;
  filter: UrlFilter;
  /** Heading of the list. @default none */
  heading?: ReactNode;
  /** Content at the end of the line with the count. @default none */
  note?: ReactNode;
  /** Renders the games, or their placeholders while they load. */
  children: (games: GamePage | undefined) => ReactNode;
}

/** An empty line that keeps the space for the text, so that content below does not move. */
const KEPT_LINE = "\u00A0";

/** The games of a list with their number, and a suggestion when there are none. */
export function BrowseResults({ games, filter, heading, note, children }: BrowseResultsProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = games;
  return (
    <>
      <div className={section}>
        {heading}
        <div className={titleRow}>
          <output>
            <Text as="span" size={14} tone="secondary">
              {data ? t("lobby.results", { count: data.total }) : KEPT_LINE}
            </Text>
          </output>
          {note && <div className={spread}>{note}</div>}
        </div>
      </div>
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : data?.content.length === 0 ? (
        <NothingFound filter={filter} />
      ) : (
        children(data)
      )}
    </>
  );
}

/** Shows the search, ways to continue, and popular games. */
function NothingFound({ filter }: { filter: UrlFilter }) {
  const { t } = useTranslation();
  const { data: hot, isError } = useQuery(hotGamesQuery());
  // Deferred, so that the empty result is shown before the shelf of other games has rendered.
  const games = useDeferredValue(hot ?? null, null);
  const { q, change, reset, isNarrowed } = filter;
  return (
    <>
      <EmptyState
        title={t("lobby.emptyTitle")}
        text={q ? t("browse.emptySearch", { words: q }) : t("lobby.emptyText")}
        action={
          <div className={styles.ways}>
            <Button onClick={reset}>{t("lobby.emptyReset")}</Button>
            {q && isNarrowed && (
              <Button variant="outline" onClick={() => change({ category: "", vendor: "", tag: "" })}>
                {t("browse.searchWithoutFilters")}
              </Button>
            )}
            {q && !isNarrowed && !filter.isLobby && (
              <LinkButton variant="outline" href={`${PATHS.games}?${new URLSearchParams({ q }).toString()}`}>
                {t("browse.searchEverywhere")}
              </LinkButton>
            )}
          </div>
        }
      />
      {!isError && hot?.length !== 0 && (
        <GameShelf heading={t("home.hot")} games={games ?? undefined} icon={<Icon drawing={HotIcon} />} />
      )}
    </>
  );
}
