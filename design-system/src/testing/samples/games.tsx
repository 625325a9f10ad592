import { useState } from "react";
import { FavouriteButton } from "../../components/FavouriteButton/FavouriteButton.tsx";
import { GameCard } from "../../components/GameCard/GameCard.tsx";
import { fill } from "../../foundations/strings/strings.ts";
import balls from "../art/balls.svg?no-inline";
import cards from "../art/cards.svg?no-inline";
import dragon from "../art/dragon.svg?no-inline";
import koi from "../art/koi.svg?no-inline";
import lanterns from "../art/lanterns.svg?no-inline";
import stadium from "../art/stadium.svg?no-inline";
import { gameTexts } from "./texts.ts";

export interface SampleGame {
  id: string;
  name: string;
  vendor: string;
  src: string;
  color: string;
  tag?: "new" | "hot";
}

/** Sample games as in a lobby: pictures, colours, short and long names. */
export const SAMPLE_GAMES: readonly [SampleGame, ...SampleGame[]] = [
  { id: "lanterns", name: "Lantern Alley", vendor: "Night Works", src: lanterns, color: "#52102c", tag: "hot" },
  { id: "koi", name: "Koi of the Lake", vendor: "Blue Reel", src: koi, color: "#08506b", tag: "new" },
  { id: "cards", name: "Ruby Baccarat Salon", vendor: "Velvet Live", src: cards, color: "#6b0f27" },
  { id: "balls", name: "Marigold 6/45", vendor: "Lotus Draw", src: balls, color: "#7a430a" },
  { id: "dragon", name: "Jade Dragon Rising", vendor: "Night Works", src: dragon, color: "#261d6b", tag: "new" },
  { id: "stadium", name: "Floodlight Eleven", vendor: "Pitchside", src: stadium, color: "#0a5238" },
  { id: "lanterns-2", name: "Lantern Alley Deluxe", vendor: "Night Works", src: lanterns, color: "#52102c" },
  { id: "koi-2", name: "Golden Tide", vendor: "Blue Reel", src: koi, color: "#08506b", tag: "hot" },
  { id: "cards-2", name: "Three Card Teahouse", vendor: "Velvet Live", src: cards, color: "#6b0f27" },
  { id: "dragon-2", name: "Moonlit Serpent", vendor: "Night Works", src: dragon, color: "#261d6b" },
];

interface SampleCardProps {
  game: SampleGame;
  /** The card's texts in the language of the page. @default in English */
  texts?: typeof gameTexts.en;
  onPlay?: () => void;
}

/** A game card with a working favourite button. */
export function SampleCard({ game, texts = gameTexts.en, onPlay }: SampleCardProps) {
  const [isFavourite, setIsFavourite] = useState(false);
  return (
    <GameCard
      name={game.name}
      vendor={game.vendor}
      picture={{ src: game.src, color: game.color }}
      {...(game.tag && { tags: [{ label: texts[game.tag], tone: game.tag }] })}
      onPlay={() => onPlay?.()}
      favourite={
        <FavouriteButton
          label={fill(texts.favourite, { name: game.name })}
          pressed={isFavourite}
          onPressedChange={setIsFavourite}
        />
      }
      priority
    />
  );
}
