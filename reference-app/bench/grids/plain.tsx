import { GameGrid } from "@lobbykit/design-system/GameGrid";
import { CARDS, draw, SampleCard } from "./cards.tsx";

draw(
  <GameGrid label="Games">
    {CARDS.map((index) => (
      <SampleCard key={index} index={index} />
    ))}
  </GameGrid>,
);
