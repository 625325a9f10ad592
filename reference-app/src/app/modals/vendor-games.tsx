import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { GameGrid } from "@lobbykit/design-system/GameGrid";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { PAGE_SIZE_MAX } from "../../shared/config/constants.ts";
import { LoadError } from "../../shared/loading/load-error.tsx";
import { VendorGamesDialog } from "../../features/launch/vendor-games-dialog.tsx";
import { useLobbyCard } from "../../features/lobby/cards/lobby-card.tsx";
import { gamesQuery } from "../../features/lobby/browse/browse-queries.ts";

const SKELETON_CARDS = 6;

/** The games of a vendor that opens as a list (R316). Entries that are lists themselves are left out. */
export function VendorGames(props: { vassalage: string; title: string; onClose: () => void }) {
  const { vassalage, title, onClose } = props;
  return (
    <VendorGamesDialog title={title} onClose={onClose}>
      <VendorGameList vassalage={vassalage} title={title} />
    </VendorGamesDialog>
  );
}

function VendorGameList({ vassalage, title }: { vassalage: string; title: string }) {
  const { t } = useTranslation();
  const card = useLobbyCard();
  const { data, error, refetch } = useQuery(gamesQuery({ vassalage, page: 1, pageSize: PAGE_SIZE_MAX }));
  if (error && !data) {
    return <LoadError error={error} onRetry={() => void refetch()} headingLevel={3} />;
  }
  const games = data?.content.filter(({ isGame }) => isGame !== "VASSALAGE");
  if (games?.length === 0)
    return <EmptyState title={t("lobby.emptyTitle")} text={t("launch.gameListEmpty")} headingLevel={3} />;
  return (
    <GameGrid label={title}>
      {games
        ? games.map((game) => card(game))
        : Array.from({ length: SKELETON_CARDS }, (_none, index) => <Skeleton key={index} shape="card" />)}
    </GameGrid>
  );
}
