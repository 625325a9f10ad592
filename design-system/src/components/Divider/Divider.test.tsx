import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Divider, DIVIDER_DIRECTIONS } from "./Divider.tsx";

describe("Divider", () => {
  itConforms(Divider, {}, "hr");

  it.each(DIVIDER_DIRECTIONS)("1.3.1 is a separator with its orientation (%s)", async (direction) => {
    render(<Divider direction={direction} />);
    await expect.element(page.getByRole("separator")).toHaveAttribute("aria-orientation", direction);
  });
});
