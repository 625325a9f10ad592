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
  ])("R185 with aria-pressed=%s, pressing Space asks its parent to change pressed to %s", async (pressed, asked) => {
    const onPressedChange = vi.fn<(pressed: boolean) => void>();
    render(<FavouriteButton label="Favourite: Koi" pressed={pressed} onPressedChange={onPressedChange} />);
    await expect.element(heart()).toHaveAttribute("aria-pressed", String(pressed));
    await userEvent.tab();
    await userEvent.keyboard(" ");
    expect(onPressedChange).toHaveBeenCalledExactlyOnceWith(asked);
  });

  it("R185 ignores presses while a change is pending", async () => {
    const onPressedChange = vi.fn<(pressed: boolean) => void>();
    render(<FavouriteButton label="Favourite: Koi" pressed pending onPressedChange={onPressedChange} />);
    await heart().click();
    expect(onPressedChange).not.toHaveBeenCalled();
    await expect.element(heart()).toHaveAttribute("aria-busy", "true");
  });

  it("2.5.8 is at least 44 px wide and high", () => {
    render(<FavouriteButton label="Favourite: Koi" pressed={false} onPressedChange={() => undefined} />);
    const { width, height } = heart().element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });
});
