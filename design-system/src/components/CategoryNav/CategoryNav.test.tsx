import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { GAME_CATEGORIES } from "../../icons/icons.ts";
import { render } from "../../testing/render.tsx";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { CategoryNav, type CategoryNavItem } from "./CategoryNav.tsx";

const items = (current: string): CategoryNavItem[] =>
  GAME_CATEGORIES.map((category) => ({
    id: category,
    category,
    label: category,
    href: `#${category}`,
    isCurrent: category === current,
  }));
const link = (name: string) => page.getByRole("link", { name });

describe("CategoryNav", () => {
  itConforms(CategoryNav, { label: "Games", items: items("slots") }, "nav");

  it("1.3.1 is a named navigation with a list, and marks the current page", async () => {
    render(<CategoryNav label="Games" items={items("fishing")} />);
    await expect.element(page.getByRole("navigation", { name: "Games" })).toBeVisible();
    expect(page.getByRole("listitem").elements()).toHaveLength(GAME_CATEGORIES.length);
    await expect.element(link("fishing")).toHaveAttribute("aria-current", "page");
  });

  it("1.4.1 marks the current entry with a bar as well as with colour", () => {
    render(<CategoryNav label="Games" items={items("fishing")} />);
    expect(getComputedStyle(link("fishing").element(), "::after").content).toBe('""');
    expect(getComputedStyle(link("slots").element(), "::after").content).toBe("none");
  });

  it.each(["en", "ar"])("2.4.11 scrolls to the current entry on a phone, in %s", async (locale) => {
    await setViewportWidth(360);
    render(
      <div dir={locale === "ar" ? "rtl" : "ltr"}>
        <CategoryNav label="Games" items={items("mini")} />
      </div>,
      locale,
    );
    const { left, right } = link("mini").element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
  });

  it("2.1.1 Tab reaches an entry, and Enter follows it", async () => {
    const onClick = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    render(<CategoryNav label="Games" items={[{ id: "a", category: "slots", label: "Slots", href: "#a", onClick }]} />);
    await userEvent.tab();
    await expect.element(link("Slots")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(onClick).toHaveBeenCalledOnce();
  });

  it("2.5.8 has targets of at least 44 px", () => {
    render(<CategoryNav label="Games" items={items("slots")} />);
    const { width, height } = link("slots").element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });
});
