import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { WinnerBoard } from "./WinnerBoard.tsx";

const board = (count: number) => (
  <WinnerBoard
    label="Winners"
    winners={Array.from({ length: count }, (_, index) => ({
      id: String(index),
      name: `m***${index}`,
      game: "Koi",
      amount: "৳ 12.00",
    }))}
  />
);
const states = (container: HTMLElement) =>
  container.getAnimations({ subtree: true }).map((animation) => animation.playState);

const heightOf = (count: number) => render(board(count)).container.getBoundingClientRect().height;

describe("WinnerBoard", () => {
  itConforms(WinnerBoard, { label: "Winners", winners: [] }, "section");

  it("R140 keeps its height for any number of winners", () => {
    expect(new Set([0, 1, 5, 12].map(heightOf)).size).toBe(1);
  });

  it("R140 says that nobody has won yet, without an empty list", async () => {
    render(<WinnerBoard label="Winners" winners={[]} empty="Nobody yet" />);
    await expect.element(page.getByText("Nobody yet")).toBeVisible();
    expect(page.getByRole("list").elements()).toEqual([]);
  });

  it("R140 scrolls only when the winners do not fit, and screen readers hear each winner once", () => {
    expect(states(render(board(5)).container)).toEqual([]);
    expect(states(render(board(6)).container)).toEqual(["running", "running"]);
    expect(page.getByRole("listitem").elements()).toHaveLength(5 + 6);
  });

  it("2.2.2 stops on focus, and stays stopped after Pause", async () => {
    const { container } = render(board(6));
    await userEvent.tab();
    await expect.poll(() => states(container)).toEqual(["paused", "paused"]);
    await userEvent.keyboard("{Enter}");
    page.getByRole("button", { name: "Resume: Winners" }).element().blur();
    expect(states(container)).toEqual(["paused", "paused"]);
  });

  it("2.1.1 with reduced motion, does not move and can be scrolled by keyboard", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    const { container } = render(board(12));
    expect(states(container)).toEqual([]);
    await userEvent.tab();
    const window = page.getByRole("group", { name: "Winners" });
    await expect.element(window).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect.poll(() => window.element().scrollTop).toBeGreaterThan(0);
  });
});
