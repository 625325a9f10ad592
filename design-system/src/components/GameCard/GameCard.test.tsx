import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { SAMPLE_GAMES } from "../../testing/samples/games.tsx";
import { LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { render } from "../../testing/render.tsx";
import { FavouriteButton } from "../FavouriteButton/FavouriteButton.tsx";
import { GameCard } from "./GameCard.tsx";

const [game] = SAMPLE_GAMES;
const picture = { src: game.src, color: game.color };

const heightOf = (name: string) => {
  const { container } = render(
    <div style={{ inlineSize: 160 }}>
      <GameCard name={name} picture={picture} onPlay={() => undefined} />
    </div>,
  );
  return container.getBoundingClientRect().height;
};

const linesOf = (vendor?: string) => {
  const { container } = render(
    <GameCard name="Koi" picture={picture} onPlay={() => undefined} {...(vendor !== undefined && { vendor })} />,
  );
  return [...container.querySelectorAll("button span span")].map((line) => line.textContent);
};

describe("GameCard", () => {
  itConforms(GameCard, { name: "Koi", picture, onPlay: () => undefined }, "div");

  it("R138 starts the game by mouse and keyboard; its button is named by the game, its provider and its tags", async () => {
    const onPlay = vi.fn<() => void>();
    render(
      <GameCard
        name="Koi"
        vendor="Blue Reel"
        tags={[{ label: "NEW", tone: "new" }]}
        picture={picture}
        onPlay={onPlay}
      />,
    );
    const play = page.getByRole("button", { name: "Koi Blue Reel NEW" });
    await play.click();
    await userEvent.keyboard("{Enter}");
    expect(onPlay).toHaveBeenCalledTimes(2);
  });

  it("R138 shows the provider on its own line, and no line without a provider", () => {
    expect(linesOf("Blue Reel")).toEqual(["Koi", "Blue Reel"]);
    expect(linesOf()).toEqual(["Koi"]);
  });

  it("opens the game's information without starting the game", async () => {
    const onPlay = vi.fn<() => void>();
    const onClick = vi.fn<() => void>();
    render(<GameCard name="Koi" picture={picture} onPlay={onPlay} info={{ label: "About: Koi", onClick }} />);
    await page.getByRole("button", { name: "About: Koi" }).click();
    expect(onClick).toHaveBeenCalledOnce();
    expect(onPlay).not.toHaveBeenCalled();
  });

  it("R185 toggles the favourite without starting the game", async () => {
    const onPlay = vi.fn<() => void>();
    const onPressedChange = vi.fn<(pressed: boolean) => void>();
    render(
      <GameCard
        name="Koi"
        picture={picture}
        onPlay={onPlay}
        favourite={<FavouriteButton label="Favourite: Koi" pressed={false} onPressedChange={onPressedChange} />}
      />,
    );
    await page.getByRole("button", { name: "Favourite: Koi" }).click();
    expect(onPressedChange).toHaveBeenCalledWith(true);
    expect(onPlay).not.toHaveBeenCalled();
    expect(document.querySelector("button button")).toBeNull();
  });

  it("R138 keeps its height when the name is too long", () => {
    expect(heightOf(LONG_ENGLISH)).toBe(heightOf("Koi"));
  });
});
