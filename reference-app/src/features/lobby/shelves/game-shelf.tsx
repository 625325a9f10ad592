import type { ReactNode } from "react";
import { Shelf } from "@lobbykit/design-system/Shelf";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { useLobbyCard } from "../cards/lobby-card.tsx";
import type { Game } from "../queries.ts";

export interface GameShelfProps {
  heading: string;
  /** Undefined while they load; the shelf keeps its size. */
  games: readonly Game[] | undefined;
  icon?: ReactNode;
  action?: ReactNode;
  /** Whether the shelf is on the first screen. @default false */
  priority?: boolean;
  /** Whether the shelf is below the screen; then its placeholder has no animation. @default false */
  isFar?: boolean;
}

const SKELETON_CARDS = 8;
/** Number of cards that the first screen may show. */
const FIRST_ROW = 6;

/** A row of games that scrolls sideways. */
export function GameShelf({ heading, games, icon, action, priority = false, isFar = false }: GameShelfProps) {
  const card = useLobbyCard();
  return (
    <Shelf heading={heading} {...(icon ? { icon } : {})} {...(action ? { action } : {})}>
      {games
        ? games.map((game, index) => card(game, { priority: priority && index < FIRST_ROW }))
        : Array.from({ length: SKELETON_CARDS }, (_none, index) => (
            <Skeleton key={index} shape="card" isStill={isFar} />
          ))}
    </Shelf>
  );
}
