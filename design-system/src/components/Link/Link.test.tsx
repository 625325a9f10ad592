import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { LinkButton } from "../LinkButton/LinkButton.tsx";
import { type LinkComponentProps, LinkProvider } from "../LinkProvider/LinkProvider.tsx";
import { Link } from "./Link.tsx";

const RouterLink = ({ href, children, ...anchor }: LinkComponentProps) => (
  <a {...anchor} href={`/app${href}`}>
    {children}
  </a>
);

describe("Link", () => {
  itConforms(Link, { href: "/help", children: "Help" }, "a");

  it.each([
    ["/help", "/app/help"],
    ["?member=limits", "/app?member=limits"],
    ["https://example.com/", "https://example.com/"],
    ["//example.com/", "//example.com/"],
    ["mailto:help@example.com", "mailto:help@example.com"],
  ])("D20 passes %s to the router only if it stays in the app", async (href, rendered) => {
    render(
      <LinkProvider component={RouterLink}>
        <Link href={href}>Text link</Link>
        <LinkButton href={href}>Button link</LinkButton>
      </LinkProvider>,
    );
    await expect.element(page.getByRole("link", { name: "Text link" })).toHaveAttribute("href", rendered);
    await expect.element(page.getByRole("link", { name: "Button link" })).toHaveAttribute("href", rendered);
  });

  it("2.1.1 calls onClick when clicked", async () => {
    const onClick = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    render(
      <Link href="/help" onClick={onClick}>
        Help
      </Link>,
    );
    await page.getByRole("link", { name: "Help" }).click();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it("2.1.1 is reached by Tab and followed by Enter", async () => {
    const onClick = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    render(
      <Link href="/help" onClick={onClick}>
        Help
      </Link>,
    );
    await userEvent.tab();
    await expect.element(page.getByRole("link", { name: "Help" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(onClick).toHaveBeenCalledOnce();
  });
});
