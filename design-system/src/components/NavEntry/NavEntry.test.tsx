import type { MouseEvent } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SlotsIcon } from "../../icons/icons.ts";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { BottomBar } from "../BottomBar/BottomBar.tsx";
import { SideNav } from "../SideNav/SideNav.tsx";
import { NavEntry, type NavItem } from "./NavEntry.tsx";

const items: NavItem[] = [
  { id: "slots", label: "Slots", icon: SlotsIcon, href: "#slots", isCurrent: true },
  { id: "live", label: "Live", icon: SlotsIcon, href: "#live", badge: "2 new tables" },
];
const groups = [
  { id: "home", items: items.slice(0, 1) },
  { id: "games", label: "Games", items: items.slice(1) },
];

describe.each([
  ["SideNav", <SideNav key="bar" label="Main" groups={groups} />],
  ["folded SideNav", <SideNav key="bar" label="Main" groups={groups} folded />],
  ["BottomBar", <BottomBar key="bar" label="Main" items={items} />],
])("NavEntry in a %s", (_name, bar) => {
  it("R114 keeps the given order, marks the current page, and includes the badge in the link's name", async () => {
    render(bar);
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    expect(links.elements().map((link) => link.getAttribute("href"))).toEqual(["#slots", "#live"]);
    await expect.element(page.getByRole("link", { name: "Slots" })).toHaveAttribute("aria-current", "page");
    await expect.element(page.getByRole("link", { name: "2 new tables Live" })).not.toHaveAttribute("aria-current");
  });

  it("2.5.8 is at least 36 px wide and high", () => {
    render(bar);
    for (const link of page.getByRole("link").elements()) {
      const { width, height } = link.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(36);
    }
  });
});

describe("NavEntry", () => {
  itConforms(NavEntry, { item: { id: "live", label: "Live", icon: SlotsIcon, href: "#live" } }, "a");
  itConforms(NavEntry, { item: { id: "more", label: "More", icon: SlotsIcon } }, "button");

  it("R114 is a button when it has no address", async () => {
    const onClick = vi.fn<(event: MouseEvent<HTMLElement>) => void>();
    render(<BottomBar label="Main" items={[{ id: "menu", label: "Menu", icon: SlotsIcon, onClick }]} />);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(onClick).toHaveBeenCalledOnce();
    await expect.element(page.getByRole("button", { name: "Menu" })).toBeVisible();
  });
});
