import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Link } from "../Link/Link.tsx";
import { leavesApp, type LinkComponentProps, LinkProvider } from "./LinkProvider.tsx";

const RouterLink = ({ href, children, ...anchor }: LinkComponentProps) => (
  <a {...anchor} href={`#app${href}`}>
    {children}
  </a>
);

describe("LinkProvider", () => {
  it("2.1.1 the router's link is followed by Enter", async () => {
    render(
      <LinkProvider component={RouterLink}>
        <Link href="/help">Help</Link>
      </LinkProvider>,
    );
    await userEvent.tab();
    await expect.element(page.getByRole("link", { name: "Help" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(location.hash).toBe("#app/help");
    history.replaceState(null, "", location.pathname + location.search);
  });

  it.each([
    ["/wallet", false],
    ["#main", false],
    ["?member=limits", false],
    ["https://example.com/", true],
    ["//example.com/", true],
    ["tel:+880", true],
  ])("D20 %s leaves the app: %s", (href, leaves) => {
    expect(leavesApp(href)).toBe(leaves);
  });
});
