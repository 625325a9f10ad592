import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { render } from "../../testing/render.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const items = [
  { label: "Home", href: "/" },
  { label: "Lottery", href: "/lottery" },
  { label: "Vietnam", href: "/lottery/vietnam" },
  { label: "Results", href: "/lottery/vietnam/results" },
];
const trail = (above = items) => <Breadcrumbs items={above} current="Hanoi 4D" />;
const button = () => page.getByRole("button", { name: "Show the pages in between" });
const visible = () => [...document.querySelectorAll("nav li")].filter((item) => item.checkVisibility());
const names = () => visible().map((item) => item.textContent);

describe("Breadcrumbs", () => {
  itConforms(Breadcrumbs, { items, current: "Hanoi 4D" }, "nav");

  it("APG breadcrumb: is a named navigation whose last entry is the current page, not a link", async () => {
    await setViewportWidth(1024);
    render(trail());
    await expect.element(page.getByRole("navigation", { name: "You are here" })).toBeVisible();
    expect(names()).toEqual(["Home", "Lottery", "Vietnam", "Results", "Hanoi 4D"]);
    expect(visible().map((item) => item.getAttribute("aria-current"))).toEqual([null, null, null, null, "page"]);
    expect(visible().at(-1)?.querySelector("a")).toBeNull();
    await expect.element(button()).not.toBeInTheDocument();
  });

  it("1.4.10 on a phone, hides the pages in between behind a button", async () => {
    await setViewportWidth(360);
    render(trail());
    expect(names()).toEqual(["Home", "", "Results", "Hanoi 4D"]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it("2.1.1, 2.4.3 the keyboard reaches every link, and the button moves the focus to the first link that was hidden", async () => {
    await setViewportWidth(360);
    render(trail());
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(button()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("link", { name: "Lottery" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole("link", { name: "Vietnam" })).toHaveFocus();
    expect(names()).toEqual(["Home", "Lottery", "Vietnam", "Results", "Hanoi 4D"]);
  });

  it("1.4.10 collapses again when the page changes", async () => {
    await setViewportWidth(360);
    const { rerender } = render(trail());
    await button().click();
    rerender(trail([...items, { label: "Today", href: "/lottery/vietnam/results/today" }]));
    await expect.element(button()).toBeVisible();
    expect(names()).toEqual(["Home", "", "Today", "Hanoi 4D"]);
  });

  it("1.4.10 hides nothing if the current page has only two pages above it", async () => {
    await setViewportWidth(360);
    render(trail(items.slice(0, 2)));
    expect(names()).toEqual(["Home", "Lottery", "Hanoi 4D"]);
    await expect.element(button()).not.toBeInTheDocument();
  });

  it("1.4.4 collapses earlier when the text is enlarged", async () => {
    await setViewportWidth(1024);
    document.documentElement.style.fontSize = "200%";
    render(trail());
    const collapsed = names();
    document.documentElement.style.removeProperty("font-size");
    expect(collapsed).toEqual(["Home", "", "Results", "Hanoi 4D"]);
  });

  it("2.5.8 has links and a button at least 24 px high", async () => {
    await setViewportWidth(360);
    render(trail());
    const targets = visible().flatMap((item) => [...item.querySelectorAll("a, button")]);
    expect(targets).toHaveLength(3);
    for (const target of targets) expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  });

  it("D19 names the navigation and the button in the page's language", async () => {
    await setViewportWidth(360);
    render(trail(), "bn");
    await expect.element(page.getByRole("navigation", { name: "আপনি এখানে আছেন" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "মাঝের পৃষ্ঠাগুলো দেখান" })).toBeVisible();
  });
});
