import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BellIcon } from "../../icons/icons.ts";
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

  it("2.1.1 is pressed by Enter and by Space", async () => {
    const onClick = vi.fn<() => void>();
    render(<IconButton label="Notices" icon={BellIcon} onClick={onClick} />);
    await userEvent.tab();
    await userEvent.keyboard("{Enter} ");
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});
