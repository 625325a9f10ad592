import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { memo, useCallback, useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FavouriteButton } from "@lobbykit/design-system/FavouriteButton";
import { GameCard } from "@lobbykit/design-system/GameCard";
import { openModalAbove } from "../../../shared/modals/modals.ts";
import { requireAuth } from "../../../shared/session/intents.ts";
import { vendorsQuery } from "../../../shared/api/queries/vendors-query.ts";
import type { Game } from "../queries.ts";
import { vendorNames } from "../rules.ts";
import { useFavouriteIds, usePendingFavourites } from "./use-favourites.ts";
import { usePicture } from "./use-picture.ts";

export interface CardOptions {
  /** Whether the card has a button for more information, for lists to choose from. @default false */
  hasInfo?: boolean;
  /** Whether the card is on the first screen; then its picture loads at once. @default false */
  priority?: boolean;
  /**
   * Position in a list whose games change. The card is reused for another game, which is faster than a new one. @default the game's own key
   */
  place?: number;
}

/** Placeholder for the name in a text. No name contains this character. */
const NAME = "\u0000";

/**
 * The texts of cards, prepared once per list, because i18next is slower than rendering a card. The section with `info` is loaded only where
 * cards have that button.
 */
const cardTexts = (t: TFunction) => ({
  favourite: t("lobby.favourite", { name: NAME }),
  info: t("browse.info.open", { name: NAME }),
  NEW: t("lobby.tagNew"),
  HOT: t("lobby.tagHot"),
});

export type DrawCard = (game: Game, options?: CardOptions) => ReactNode;

/**
 * Returns a function that renders the cards of a list. Shared data is read once per list, and a card renders again only when its own part
 * changes.
 */
export function useLobbyCard(): DrawCard {
  const { t } = useTranslation();
  const texts = useMemo(() => cardTexts(t), [t]);
  const picture = usePicture();
  const { data: names } = useQuery({ ...vendorsQuery(), select: vendorNames });
  const { data: favourites, isLoading } = useFavouriteIds();
  const pending = usePendingFavourites();
  return useCallback(
    (game, { hasInfo = false, priority = false, place = game.nodeId } = {}) => (
      <LobbyCard
        key={place}
        game={game}
        vendor={names?.get(game.vassalage) ?? game.vassalage}
        picture={picture}
        isFavourite={favourites?.has(game.nodeId) ?? false}
        // The heart is pending while the favourites load.
        isPending={isLoading || pending.includes(game.nodeId)}
        hasInfo={hasInfo}
        priority={priority}
        texts={texts}
      />
    ),
    [texts, picture, names, favourites, isLoading, pending],
  );
}

interface LobbyCardProps extends Required<Pick<CardOptions, "hasInfo" | "priority">> {
  game: Game;
  vendor: string;
  picture: ReturnType<typeof usePicture>;
  isFavourite: boolean;
  isPending: boolean;
  texts: ReturnType<typeof cardTexts>;
}

/** A game card: a click plays the game, and the heart marks it as favourite. Both need a login, which `requireAuth` asks for. */
const LobbyCard = memo(function LobbyCard(props: LobbyCardProps) {
  const { game, vendor, picture, isFavourite, isPending, hasInfo, priority, texts } = props;
  const { nodeId, name } = game;
  const named = (text: string) => text.replace(NAME, () => name);
  const marks = (["NEW", "HOT"] as const).filter((mark) => game.tags.includes(mark));
  return (
    <GameCard
      name={name}
      vendor={vendor}
      picture={picture(game.image)}
      priority={priority}
      {...(hasInfo && {
        info: { label: named(texts.info), onClick: () => openModalAbove({ name: "gameInfo", game }) },
      })}
      tags={marks.map((mark) => ({ label: texts[mark], tone: mark === "NEW" ? "new" : "hot" }))}
      onPlay={() => requireAuth({ type: "launch", game })}
      favourite={
        <FavouriteButton
          label={named(texts.favourite)}
          pressed={isFavourite}
          pending={isPending}
          onPressedChange={(isWanted) => requireAuth({ type: "favourite", nodeId, isWanted })}
        />
      }
    />
  );
});
