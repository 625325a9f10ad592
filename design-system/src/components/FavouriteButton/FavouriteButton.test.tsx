import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { FavouriteButton } from "./FavouriteButton.tsx";

const heart = () => page.getByRole("button", { name: "Favourite: Koi" });

describe("FavouriteButton", () => {
  itConforms(FavouriteButton, { label: "Favourite: Koi", pressed: false, onPressedChange: () => undefined }, "button");

  it.each([
    [false, true],
    [true, false],
  ])("R185 tells whether it is pressed (%s), and asks for %s by a key", async (pressed, asked) => {
    const onPressedChange = vi.fn<(pressed: boolean) => void>();
    render(<FavouriteButton label="Favourite: Koi" pressed={pressed} onPressedChange={onPressedChange} />);
    await expect.element(heart()).toHaveAttribute("aria-pressed", String(pressed));
    await userEvent.tab();
    await userEvent.keyboard(" ");
    expect(onPressedChange).toHaveBeenCalledExactlyOnceWith(asked);
  });

  it("R185 takes no second press while a change is on its way", async () => {
    const onPressedChange = vi.fn<(pressed: boolean) => void>();
    render(<FavouriteButton label="Favourite: Koi" pressed pending onPressedChange={onPressedChange} />);
    await heart().click();
    expect(onPressedChange).not.toHaveBeenCalled();
    await expect.element(heart()).toHaveAttribute("aria-busy", "true");
  });

  it("2.5.8 is as large as a fingertip", () => {
    render(<FavouriteButton label="Favourite: Koi" pressed={false} onPressedChange={() => undefined} />);
    const { width, height } = heart().element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });
});
