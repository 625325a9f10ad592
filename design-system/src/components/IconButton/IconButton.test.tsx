import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { BellIcon } from "../../icons/icons.tsx";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { BUTTON_SIZES } from "../Button/button-options.ts";
import { IconButton } from "./IconButton.tsx";

describe("IconButton", () => {
  itConforms(IconButton, { label: "Notices", icon: BellIcon }, "button");

  it.each(BUTTON_SIZES)("2.5.8 is a square of at least 24 px (%s)", (size) => {
    render(<IconButton label="Notices" icon={BellIcon} size={size} />);
    const { width, height } = page.getByRole("button", { name: "Notices" }).element().getBoundingClientRect();
    expect(width).toBeGreaterThanOrEqual(24);
    expect(height).toBe(width);
  });
});
