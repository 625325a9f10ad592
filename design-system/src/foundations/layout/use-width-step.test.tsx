import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { SLOT_PAGE_BY_WIDTH, useWidthStep } from "./use-width-step.ts";

const Probe = () => (
  <output>
    {useWidthStep()} {useWidthStep(SLOT_PAGE_BY_WIDTH)}
  </output>
);

describe("useWidthStep", () => {
  it.each([
    [360, "5 25"],
    [1365, "5 25"],
    [1366, "5 25"],
    [1440, "5 25"],
    [1600, "6 30"],
    [1680, "6 30"],
    [1920, "8 40"],
  ])(
    "R496 R497 R498 R499 returns the number of columns and of games on a page at %d px: %s",
    async (widthPx, counts) => {
      render(<Probe />);
      await setViewportWidth(widthPx);
      await expect.element(page.getByRole("status")).toHaveTextContent(counts);
    },
  );
});
