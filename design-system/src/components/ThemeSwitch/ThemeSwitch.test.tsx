import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { ThemeSwitch, type Theme } from "./ThemeSwitch.tsx";

describe("ThemeSwitch", () => {
  itConforms(ThemeSwitch, { theme: "dark", label: "Light theme", onThemeChange: () => undefined }, "button");

  it.each([
    ["dark", "false", "light"],
    ["light", "true", "dark"],
  ] as const)(
    "R107 shows by aria-pressed that the theme is %s, and asks for the other theme on Space",
    async (theme, pressed, other) => {
      const onThemeChange = vi.fn<(theme: Theme) => void>();
      render(<ThemeSwitch theme={theme} label="Light theme" onThemeChange={onThemeChange} />);
      await expect.element(page.getByRole("button", { name: "Light theme" })).toHaveAttribute("aria-pressed", pressed);
      await userEvent.tab();
      await userEvent.keyboard(" ");
      expect(onThemeChange).toHaveBeenCalledExactlyOnceWith(other);
    },
  );
});
