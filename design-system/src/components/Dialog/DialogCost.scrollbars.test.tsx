import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { painted, workDuring } from "../../testing/cost.ts";
import { SAMPLE_GAMES } from "../../testing/samples/games.tsx";
import { render } from "../../testing/render.tsx";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { Button } from "../Button/Button.tsx";
import { GameCard } from "../GameCard/GameCard.tsx";
import { GameGrid } from "../GameGrid/GameGrid.tsx";
import { Dialog } from "./Dialog.tsx";

const CARDS = 200;
/** The browser may process at most this many elements for a small dialog. The page behind it has more than a thousand. */
const MOST_ELEMENTS = 150;
const [sample] = SAMPLE_GAMES;

function Lobby() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <GameGrid label="Games">
        {Array.from({ length: CARDS }, (_, index) => (
          <GameCard
            key={index}
            name={`${sample.name} ${index}`}
            vendor={sample.vendor}
            picture={{ src: sample.src, color: sample.color }}
            onPlay={() => undefined}
          />
        ))}
      </GameGrid>
      <Dialog title="Nickname" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        Text
      </Dialog>
    </>
  );
}

const open = async () => {
  (page.getByRole("button", { name: "Open" }).element() as HTMLButtonElement).click();
  await painted();
  await painted();
};
const close = async () => {
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await painted();
};

describe("a Dialog above a page of 200 cards", () => {
  it.each([360, 1366])("R294 opens without restyling or laying out the page (%d px)", async (widthPx) => {
    await setViewportWidth(widthPx);
    render(<Lobby />);
    await painted();
    const work = await workDuring(open);
    expect(work.objects).toBeGreaterThan(CARDS * 4);
    expect(work.laidOut).toBeLessThan(MOST_ELEMENTS);
    expect(work.restyled).toBeLessThan(MOST_ELEMENTS);
    await close();
  });
});
