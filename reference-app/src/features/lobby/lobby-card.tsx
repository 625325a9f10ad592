import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { memo, useCallback, useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FavouriteButton } from "@lobbykit/design-system/FavouriteButton";
import { GameCard } from "@lobbykit/design-system/GameCard";
import { openModalAbove } from "../../shared/modals/modals.ts";
import { requireAuth } from "../../shared/session/intents.ts";
import { vendorsQuery } from "../../shared/api/vendors-query.ts";
import type { Game } from "./queries.ts";
import { vendorNames } from "./rules.ts";
import { useFavouriteIds, usePendingFavourites } from "./use-favourites.ts";
import { usePicture } from "./use-picture.ts";

export interface CardOptions {
  /** A button that tells more about the game: for lists to choose from. @default false */
  hasInfo?: boolean;
  /** On the first screen: its picture loads at once. @default false */
  priority?: boolean;
  /** Its place in a list whose games change: the card there shows another game, where a new one would take longer. @default its own */
  place?: number;
}

/** Stands for the name while a text is put together: no name holds it. */
const NAME = "\u0000";

/**
 * What a card says, worked out once a list: i18next takes longer over a text than a card over its picture. The section that `info` is of
 * is here only where cards have that button.
 */
const cardTexts = (t: TFunction) => ({
  favourite: t("lobby.favourite", { name: NAME }),
  info: t("browse.info.open", { name: NAME }),
  NEW: t("lobby.tagNew"),
  HOT: t("lobby.tagHot"),
});

export type DrawCard = (game: Game, options?: CardOptions) => ReactNode;

/**
 * Draws the cards of a list. What they have in common is asked for once a list, and a card is drawn again only when its own part of
 * that changes: a list may show many.
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
        // No heart says what nobody knows yet.
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

/** A game of the lobby: the card plays it, the heart keeps it. Both pass the gate. */
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
