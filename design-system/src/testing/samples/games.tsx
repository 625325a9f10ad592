import { useState } from "react";
import { FavouriteButton } from "../../components/FavouriteButton/FavouriteButton.tsx";
import { GameCard, type GameTagTone } from "../../components/GameCard/GameCard.tsx";
import balls from "../art/balls.svg?no-inline";
import cards from "../art/cards.svg?no-inline";
import dragon from "../art/dragon.svg?no-inline";
import koi from "../art/koi.svg?no-inline";
import lanterns from "../art/lanterns.svg?no-inline";
import stadium from "../art/stadium.svg?no-inline";

export interface SampleGame {
  id: string;
  name: string;
  vendor: string;
  src: string;
  color: string;
  tag?: { label: string; tone: GameTagTone };
}

const NEW = { label: "NEW", tone: "new" } as const;
const HOT = { label: "HOT", tone: "hot" } as const;

/** Sample games as in a lobby: pictures, colours, short and long names. */
export const SAMPLE_GAMES: readonly [SampleGame, ...SampleGame[]] = [
  { id: "lanterns", name: "Lantern Alley", vendor: "Night Works", src: lanterns, color: "#52102c", tag: HOT },
  { id: "koi", name: "Koi of the Lake", vendor: "Blue Reel", src: koi, color: "#08506b", tag: NEW },
  { id: "cards", name: "Ruby Baccarat Salon", vendor: "Velvet Live", src: cards, color: "#6b0f27" },
  { id: "balls", name: "Marigold 6/45", vendor: "Lotus Draw", src: balls, color: "#7a430a" },
  { id: "dragon", name: "Jade Dragon Rising", vendor: "Night Works", src: dragon, color: "#261d6b", tag: NEW },
  { id: "stadium", name: "Floodlight Eleven", vendor: "Pitchside", src: stadium, color: "#0a5238" },
  { id: "lanterns-2", name: "Lantern Alley Deluxe", vendor: "Night Works", src: lanterns, color: "#52102c" },
  { id: "koi-2", name: "Golden Tide", vendor: "Blue Reel", src: koi, color: "#08506b", tag: HOT },
  { id: "cards-2", name: "Three Card Teahouse", vendor: "Velvet Live", src: cards, color: "#6b0f27" },
  { id: "dragon-2", name: "Moonlit Serpent", vendor: "Night Works", src: dragon, color: "#261d6b" },
];

/** A game card with a working favourite button. */
export function SampleCard({ game, onPlay }: { game: SampleGame; onPlay?: () => void }) {
  const [isFavourite, setIsFavourite] = useState(false);
  return (
    <GameCard
      name={game.name}
      vendor={game.vendor}
      picture={{ src: game.src, color: game.color }}
      {...(game.tag && { tags: [game.tag] })}
      onPlay={() => onPlay?.()}
      favourite={
        <FavouriteButton label={`Favourite: ${game.name}`} pressed={isFavourite} onPressedChange={setIsFavourite} />
      }
      priority
    />
  );
}
