import { VirtualGameGrid } from "@lobbykit/design-system/VirtualGameGrid";
import { CARDS, draw, SampleCard } from "./cards.tsx";

draw(
  <VirtualGameGrid label="Games" items={CARDS} itemKey={String}>
    {(index) => <SampleCard index={index} />}
  </VirtualGameGrid>,
);
