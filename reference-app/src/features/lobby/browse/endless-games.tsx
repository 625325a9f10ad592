import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { GameGrid } from "@lobbykit/design-system/GameGrid";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { VirtualGameGrid } from "@lobbykit/design-system/VirtualGameGrid";
import { SLOT_PAGE_BY_WIDTH, useWidthStep } from "@lobbykit/design-system/foundations/use-width-step";
import { searchGamesQuery, type FoundGames, type GameSearch } from "./browse-queries.ts";
import { pageOfIndex, pageToAskFor } from "./browse-rules.ts";
import { useLobbyCard, type CardOptions, type DrawCard } from "../cards/lobby-card.tsx";
import { RESULTS } from "./use-result-keys.ts";
import { useGradualRender } from "./use-gradual-render.ts";

export interface EndlessGamesProps {
  /** Accessible name of the list. */
  label: string;
  /** The search, the number of results and their first page; undefined while they load. */
  found: FoundGames | undefined;
}

/**
 * Ten thousand games as one list. Only those near the screen are in the document, and only their pages are requested.
 * Each place knows its page, and places of a page share one request. Memoised, so that filters around it do not render it again.
 */
export const EndlessGames = memo(({ label, found }: EndlessGamesProps) => {
  const card = useLobbyCard();
  const columns = useWidthStep();
  const placeholders = useWidthStep(SLOT_PAGE_BY_WIDTH);
  const { search, total = 0 } = found ?? {};
  // The list starts again for a new search, even if the new results have the same length.
  const places = useMemo(() => search && Array.from({ length: total }, (_none, index) => index), [search, total]);
  const drawPlace = useCallback(
    (index: number) => {
      if (!found) return null;
      // In a search by text, visitors read names first, so pictures load with lower priority.
      const options = { hasInfo: true, priority: !found.search.q && index < columns, place: index };
      // The first page is loaded already, so its places request nothing.
      const game = found.content[index];
      const place: ReactNode = game ? (
        card(game, options)
      ) : (
        <Place search={found.search} index={index} card={card} options={options} />
      );
      const pageAhead = pageToAskFor(index, found.search.pageSize, found.total);
      if (pageAhead === undefined) return place;
      return (
        <>
          {place}
          <PageAhead search={{ ...found.search, page: pageAhead }} />
        </>
      );
    },
    [found, card, columns],
  );
  if (!places) {
    return (
      <GameGrid label={label}>
        {Array.from({ length: placeholders }, (_none, index) => (
          <Skeleton key={index} shape="card" />
        ))}
      </GameGrid>
    );
  }
  return (
    <VirtualGameGrid {...RESULTS} label={label} items={places} itemKey={String}>
      {drawPlace}
    </VirtualGameGrid>
  );
});
EndlessGames.displayName = "EndlessGames";

/** Requests the next page before its places are visible. Visitors who scroll find cards there, and the rendering is not one long task. */
function PageAhead({ search }: { search: GameSearch }) {
  usePrefetchQuery(searchGamesQuery(search));
  return null;
}

interface PlaceProps {
  search: GameSearch;
  index: number;
  card: DrawCard;
  options: CardOptions;
}

function Place({ search, index, card, options }: PlaceProps) {
  const { t } = useTranslation();
  const { page, offset } = pageOfIndex(index, search.pageSize);
  const {
    data: game,
    isError,
    refetch,
  } = useQuery({
    ...searchGamesQuery({ ...search, page }),
    select: ({ content }) => content[offset],
  });
  const hasTurn = useGradualRender(game !== undefined);
  if (game && hasTurn) return card(game, options);
  // When a page fails, only its first place shows the retry button.
  if (isError && offset === 0) return <Button onClick={() => void refetch()}>{t("app.retry")}</Button>;
  return <Skeleton shape="card" />;
}
