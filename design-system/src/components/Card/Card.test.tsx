import { describe, expect, it } from "vitest";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Card } from "./Card.tsx";

describe("Card", () => {
  itConforms(Card, { children: "Wallet" }, "div");

  it("1.3.1 renders the element of the as prop with the given name", () => {
    const { container } = render(
      <Card as="section" aria-label="Wallet">
        12,480.50
      </Card>,
    );
    expect(container.querySelector("section")?.getAttribute("aria-label")).toBe("Wallet");
  });
});
