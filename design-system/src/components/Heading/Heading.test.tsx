import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Heading, HEADING_LEVELS } from "./Heading.tsx";

describe("Heading", () => {
  itConforms(Heading, { level: 2, children: "Lottery" }, "h2");

  it.each(HEADING_LEVELS)("1.3.1 keeps level %d at any size", async (level) => {
    render(
      <Heading level={level} size={36}>
        Lottery
      </Heading>,
    );
    await expect.element(page.getByRole("heading", { level, name: "Lottery" })).toHaveStyle({ fontSize: "36px" });
  });
});
