import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { HomeIcon } from "../../icons/icons.ts";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { SAMPLE_FOOTER_ITEMS, SAMPLE_GROUPS } from "../../testing/samples/navigation.ts";
import type { NavItem } from "../NavEntry/NavEntry.tsx";
import { SideNav } from "./SideNav.tsx";

const hrefs = [...SAMPLE_GROUPS.flatMap(({ items }) => items), ...SAMPLE_FOOTER_ITEMS].map(({ href }) => href);

describe("SideNav", () => {
  itConforms(SideNav, { label: "Main", groups: SAMPLE_GROUPS }, "nav");

  it.each([false, true])("R114 keeps every entry in the given order, folded: %s", async (folded) => {
    render(<SideNav label="Main" groups={SAMPLE_GROUPS} footerItems={SAMPLE_FOOTER_ITEMS} folded={folded} />);
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    expect(links.elements().map((link) => link.getAttribute("href"))).toEqual(hrefs);
    expect(page.getByText("Games", { exact: true }).elements()).toHaveLength(folded ? 0 : 1);
    await userEvent.tab();
    await expect.element(links.first()).toHaveFocus();
  });

  it.each([false, true])("1.3.1 the heading of a group is the name of its list, folded: %s", (folded) => {
    render(<SideNav label="Main" groups={SAMPLE_GROUPS} folded={folded} />);
    const lists = page
      .getByRole("list")
      .elements()
      .map((list) => list.getAttribute("aria-label"));
    expect(lists).toEqual(SAMPLE_GROUPS.map(({ label }) => label ?? null));
    expect(lists).toContain("Games");
  });

  it("R114 scrolls to the current entry, also after footer entries are added", async () => {
    const items = Array.from({ length: 20 }, (_, index) => ({
      id: `${index}`,
      label: `Entry ${index}`,
      href: `#${index}`,
      icon: HomeIcon,
      isCurrent: index === 15,
    }));
    const bar = (footerItems: readonly NavItem[]) => (
      <div style={{ blockSize: 300 }}>
        <SideNav label="Main" groups={[{ id: "games", items }]} footerItems={footerItems} />
      </div>
    );
    const { container, rerender } = render(bar([]));
    const isInSight = () => {
      const [frame, entry] = ["nav > div", "[aria-current]"].map((part) =>
        container.querySelector(part)?.getBoundingClientRect(),
      );
      return frame && entry && entry.top >= frame.top && entry.bottom <= frame.bottom;
    };
    await expect.poll(isInSight).toBe(true);
    rerender(bar(SAMPLE_FOOTER_ITEMS));
    await expect.element(page.getByText(SAMPLE_FOOTER_ITEMS[0]?.label ?? "")).toBeVisible();
    await expect.poll(isInSight).toBe(true);
  });
});
