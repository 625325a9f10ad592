import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { PauseButton } from "./PauseButton.tsx";

describe("PauseButton", () => {
  itConforms(PauseButton, { paused: false, label: "Promotions", onPausedChange: () => undefined }, "button");

  it.each([
    [false, "Pause: Promotions", true],
    [true, "Resume: Promotions", false],
  ])(
    "2.2.2 with paused=%s, has the name “%s”, and Enter asks its parent for paused=%s",
    async (paused, name, asked) => {
      const onPausedChange = vi.fn<(paused: boolean) => void>();
      render(<PauseButton paused={paused} label="Promotions" onPausedChange={onPausedChange} />);
      await userEvent.tab();
      await expect.element(page.getByRole("button", { name })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      expect(onPausedChange).toHaveBeenCalledExactlyOnceWith(asked);
    },
  );

  it("2.5.8 is at least 24 px wide and high", () => {
    render(<PauseButton paused label="Promotions" onPausedChange={() => undefined} />);
    const { width, height } = page.getByRole("button").element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });
});
