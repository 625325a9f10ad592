import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { SAMPLE_FOOTER_ITEMS, SAMPLE_GROUPS } from "../../testing/navigation.ts";
import { SideNav } from "./SideNav.tsx";

const hrefs = [...SAMPLE_GROUPS.flatMap(({ items }) => items), ...SAMPLE_FOOTER_ITEMS].map(({ href }) => href);

describe("SideNav", () => {
  itConforms(SideNav, { label: "Main", groups: SAMPLE_GROUPS }, "nav");

  it.each([false, true])("R114 keeps every entry in the order given, folded: %s", async (folded) => {
    render(<SideNav label="Main" groups={SAMPLE_GROUPS} footerItems={SAMPLE_FOOTER_ITEMS} folded={folded} />);
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    expect(links.elements().map((link) => link.getAttribute("href"))).toEqual(hrefs);
    expect(page.getByText("Games", { exact: true }).elements()).toHaveLength(folded ? 0 : 1);
    await userEvent.tab();
    await expect.element(links.first()).toHaveFocus();
  });
});
