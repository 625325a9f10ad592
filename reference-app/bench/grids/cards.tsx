import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { FavouriteButton } from "@lobbykit/design-system/FavouriteButton";
import { GameCard } from "@lobbykit/design-system/GameCard";
import "@lobbykit/design-system/theme/brands/lobbykit/dark";
import "@lobbykit/design-system/theme/base.css";

/** Numbers of the cards; the same on both pages. */
export const CARDS: readonly number[] = Array.from({ length: 10_000 }, (_none, index) => index);

const nothing = () => undefined;

/** A card as in the lobby, without its picture, which costs both pages the same. */
export const SampleCard = ({ index }: { index: number }) => (
  <GameCard
    name={`Golden Koi ${index}`}
    vendor="Lantern Row"
    picture={{ src: "", color: "#7a2a6a" }}
    tags={index % 5 === 0 ? [{ label: "Hot", tone: "hot" }] : []}
    onPlay={nothing}
    info={{ label: `About ${index}`, onClick: nothing }}
    favourite={<FavouriteButton label={`Favourite ${index}`} pressed={false} onPressedChange={nothing} />}
  />
);

/** Renders a page and records the start time. */
export function draw(cards: ReactNode): void {
  performance.mark("draw");
  const root = document.querySelector("#root");
  if (root) createRoot(root).render(cards);
}
