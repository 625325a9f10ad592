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
import { useLobbyCard, type CardOptions, type DrawCard } from "./lobby-card.tsx";
import { RESULTS } from "./use-result-keys.ts";
import { useTurn } from "./use-turn.ts";

export interface EndlessGamesProps {
  /** Names the list. */
  label: string;
  /** What was looked for, how many were found, and the first page of them; undefined while that is on the way. */
  found: FoundGames | undefined;
}

/**
 * Ten thousand games as one list: only those near the screen are in the document, and only their pages are asked for. Each place knows
 * its page; the places of a page share one request. What is chosen around the list is no reason to draw it again.
 */
export const EndlessGames = memo(({ label, found }: EndlessGamesProps) => {
  const card = useLobbyCard();
  const columns = useWidthStep();
  const placeholders = useWidthStep(SLOT_PAGE_BY_WIDTH);
  const { search, total = 0 } = found ?? {};
  // What was looked for makes it another list, also of the same length.
  const places = useMemo(() => search && Array.from({ length: total }, (_none, index) => index), [search, total]);
  const drawPlace = useCallback(
    (index: number) => {
      if (!found) return null;
      // Whoever looks for words reads names: the pictures come right after them.
      const options = { hasInfo: true, priority: !found.search.q && index < columns, place: index };
      // The first page is here already: its places have nothing to ask for.
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

/** Asks for a page whose places are not in sight yet: those who scroll on find cards there, and all of them at once are no long task. */
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
  const hasTurn = useTurn(game !== undefined);
  if (game && hasTurn) return card(game, options);
  // The first place of a page that did not come speaks for all of them.
  if (isError && offset === 0) return <Button onClick={() => void refetch()}>{t("app.retry")}</Button>;
  return <Skeleton shape="card" />;
}
