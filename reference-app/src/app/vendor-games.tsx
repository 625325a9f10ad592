import { useQuery } from "@tanstack/react-query";
import { VendorGamesDialog } from "../features/launch/vendor-games-dialog.tsx";
import { LobbyCard } from "../features/lobby/lobby-card.tsx";
import { gamesQuery } from "../features/lobby/queries.ts";
import { GameGrid } from "@lobbykit/design-system/GameGrid";
import { Skeleton } from "@lobbykit/design-system/Skeleton";

const PAGE_SIZE = 24;

/** The games of a vendor that is opened as a list (R316). The entries that are lists themselves are left out. */
export function VendorGames(props: { vassalage: string; title: string; onClose: () => void }) {
  const { vassalage, title, onClose } = props;
  const { data } = useQuery(gamesQuery({ vassalage, page: 1, pageSize: PAGE_SIZE }));
  const games = data?.content.filter(({ isGame }) => isGame !== "VASSALAGE");
  return (
    <VendorGamesDialog title={title} onClose={onClose}>
      <GameGrid label={title}>
        {games
          ? games.map((game) => <LobbyCard key={game.nodeId} game={game} />)
          : Array.from({ length: 6 }, (_none, index) => <Skeleton key={index} shape="card" />)}
      </GameGrid>
    </VendorGamesDialog>
  );
}
