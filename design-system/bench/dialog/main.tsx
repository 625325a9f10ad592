import { useState } from "react";
import { createRoot } from "react-dom/client";
import { Button } from "../../src/components/Button/Button.tsx";
import { Dialog } from "../../src/components/Dialog/Dialog.tsx";
import { GameCard } from "../../src/components/GameCard/GameCard.tsx";
import { GameGrid } from "../../src/components/GameGrid/GameGrid.tsx";
import { TextField } from "../../src/components/TextField/TextField.tsx";
import "../../src/theme/brands/lobbykit/dark.css.ts";
import "../../src/theme/base.css.ts";

const CARDS = 200;
const PICTURE = { src: "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=", color: "#52102c" };

// The cards are created once, so that React does not render them again when the dialog opens.
const cards = (
  <GameGrid label="Games">
    {Array.from({ length: CARDS }, (_none, index) => (
      <GameCard key={index} name={`Game ${index}`} vendor="Night Works" picture={PICTURE} onPlay={() => undefined} />
    ))}
  </GameGrid>
);

function Lobby() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {cards}
      <Dialog title="Nickname" isOpen={isOpen} onClose={close} actions={<Button tone="accent">Save</Button>}>
        <TextField label="Name" />
      </Dialog>
    </>
  );
}

const root = document.querySelector("#root");
if (root) createRoot(root).render(<Lobby />);
