import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { NavBar } from "./NavBar.tsx";

const opened: string[] = [];
const items = [
  { id: "slots", label: "Slots", href: "#slots", isCurrent: true },
  { id: "more", label: "More", onClick: () => opened.push("more") },
];

describe("NavBar", () => {
  itConforms(NavBar, { label: "Games", items }, "nav");

  it("2.1.1 Tab moves through its entries; an entry without an address is a button", async () => {
    render(<NavBar label="Games" items={items} />);
    await userEvent.tab();
    await expect.element(page.getByRole("link", { name: "Slots" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "More" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(opened).toEqual(["more"]);
  });

  it.each(["en", "ar"])("2.4.11 keeps the current entry visible when not all entries fit, in %s", async (locale) => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      id: `${index}`,
      label: `Entry ${index}`,
      href: `#${index}`,
      isCurrent: index === 7,
    }));
    const { container } = render(
      <div style={{ inlineSize: 400 }}>
        <NavBar label="Games" items={many} />
      </div>,
      locale,
    );
    const isInSight = () => {
      const [bar, entry] = ["nav", "[aria-current]"].map((part) =>
        container.querySelector(part)?.getBoundingClientRect(),
      );
      return bar && entry && entry.left >= bar.left && entry.right <= bar.right;
    };
    await expect.poll(isInSight).toBe(true);
    // Simulates an element beside the bar that takes width from it.
    container.querySelector<HTMLElement>("nav")?.parentElement?.style.setProperty("inline-size", "120px");
    await expect.poll(isInSight).toBe(true);
  });

  it("R109 fades its edge only when entries are hidden there", async () => {
    const many = Array.from({ length: 9 }, (_, index) => ({
      id: `${index}`,
      label: `Entry ${index}`,
      href: `#${index}`,
    }));
    const fades = (width: string) => {
      const { container } = render(
        <div style={{ inlineSize: width }}>
          <NavBar label={width} items={many} />
        </div>,
      );
      const nav = container.querySelector("nav");
      return () => nav && getComputedStyle(nav).maskImage.includes("- 32px");
    };
    await expect.poll(fades("200px")).toBe(true);
    await expect.poll(fades("2000px")).toBe(false);
  });

  it("1.3.1 has a name and marks the current page", async () => {
    render(<NavBar label="Games" items={items} />);
    await expect.element(page.getByRole("navigation", { name: "Games" })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Slots" })).toHaveAttribute("aria-current", "page");
  });
});
