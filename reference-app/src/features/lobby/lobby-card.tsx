import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FavouriteButton } from "@lobbykit/design-system/FavouriteButton";
import { GameCard } from "@lobbykit/design-system/GameCard";
import { requireAuth } from "../../shared/session/intents.ts";
import { vendorsQuery } from "../../shared/api/vendors-query.ts";
import { type Game } from "./queries.ts";
import { nameOfVendor } from "./rules.ts";
import { useIsFavourite, useIsFavouritePending } from "./use-favourites.ts";
import { usePicture } from "./use-picture.ts";

const TAG_LABELS = { NEW: "lobby.tagNew", HOT: "lobby.tagHot" } as const;
const TAG_TONES = { NEW: "new", HOT: "hot" } as const;

export interface LobbyCardProps {
  game: Game;
  /** A button that tells more about the game. @default none */
  info?: { label: string; onClick: () => void };
  /** On the first screen: its picture loads at once. @default false */
  priority?: boolean;
}

/** A game of the lobby: the card plays it, the heart keeps it. Both pass the gate. */
export function LobbyCard({ game, info, priority = false }: LobbyCardProps) {
  const { t } = useTranslation();
  const picture = usePicture();
  const { data: vendorName } = useQuery({ ...vendorsQuery(), select: (lanes) => nameOfVendor(lanes, game.vassalage) });
  const isFavourite = useIsFavourite(game.nodeId);
  const isPending = useIsFavouritePending(game.nodeId);
  const { nodeId, name } = game;
  const marks = (["NEW", "HOT"] as const).filter((mark) => game.tags.includes(mark));
  return (
    <GameCard
      name={name}
      vendor={vendorName ?? game.vassalage}
      picture={picture(game.image)}
      priority={priority}
      {...(info && { info })}
      tags={marks.map((mark) => ({ label: t(TAG_LABELS[mark]), tone: TAG_TONES[mark] }))}
      onPlay={() => requireAuth({ type: "launch", game })}
      favourite={
        <FavouriteButton
          label={t("lobby.favourite", { name })}
          pressed={isFavourite}
          pending={isPending}
          onPressedChange={(isWanted) => requireAuth({ type: "favourite", nodeId, isWanted })}
        />
      }
    />
  );
}
