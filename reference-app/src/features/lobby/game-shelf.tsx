import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Shelf } from "@lobbykit/design-system/Shelf";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { useLobbyCard } from "./lobby-card.tsx";
import type { Game } from "./queries.ts";

export interface GameShelfProps {
  heading: string;
  /** Undefined while they load: the shelf keeps its size. */
  games: readonly Game[] | undefined;
  icon?: ReactNode;
  action?: ReactNode;
  /** The shelf stands on the first screen. @default false */
  priority?: boolean;
  /** The shelf stands below the screen: what keeps its room is still. @default false */
  isFar?: boolean;
}

const SKELETON_CARDS = 8;
/** Cards that the first screen may show. */
const FIRST_ROW = 6;

/** A row of games to scroll through. */
export function GameShelf({ heading, games, icon, action, priority = false, isFar = false }: GameShelfProps) {
  const { t } = useTranslation();
  const card = useLobbyCard();
  return (
    <Shelf
      heading={heading}
      labels={{ previous: t("lobby.previous"), next: t("lobby.next") }}
      {...(icon ? { icon } : {})}
      {...(action ? { action } : {})}
    >
      {games
        ? games.map((game, index) => card(game, { priority: priority && index < FIRST_ROW }))
        : Array.from({ length: SKELETON_CARDS }, (_none, index) => (
            <Skeleton key={index} shape="card" isStill={isFar} />
          ))}
    </Shelf>
  );
}
