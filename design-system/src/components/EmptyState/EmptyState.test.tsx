import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { EmptyState } from "./EmptyState.tsx";

describe("EmptyState", () => {
  itConforms(EmptyState, { title: "No bets", text: "Choose another day." }, "div");

  it.each([1, 2, 3] as const)("1.3.1 has a heading of level %d", async (level) => {
    render(<EmptyState headingLevel={level} title="No favourites yet" text="Press the heart on a game." />);
    await expect.element(page.getByRole("heading", { level })).toHaveTextContent("No favourites yet");
  });

  it("1.1.1 has a picture that is hidden from screen readers", () => {
    const { container } = render(<EmptyState title="No bets" text="Choose another day." />);
    expect(container.textContent).toBe("No betsChoose another day.");
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });
});
