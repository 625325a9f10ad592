import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { VendorCard } from "./VendorCard.tsx";

describe("VendorCard", () => {
  itConforms(VendorCard, { name: "Blue Reel" }, "button");
  itConforms(VendorCard, { name: "Blue Reel", href: "#blue" }, "a");

  it("R509 shows initials when it has no logo, and screen readers hear the name once", async () => {
    render(<VendorCard name="Blue Reel" note="12 games" href="#blue" priority />);
    await expect.element(page.getByText("BR")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Blue Reel 12 games", exact: true })).toBeVisible();
  });

  it("4.1.2 marks the current card, as a link and as a button", async () => {
    render(
      <>
        <VendorCard name="Blue Reel" href="#blue" current />
        <VendorCard name="Night Works" current />
      </>,
    );
    await expect.element(page.getByRole("link", { name: "Blue Reel" })).toHaveAttribute("aria-current", "page");
    await expect.element(page.getByRole("button", { name: "Night Works" })).toHaveAttribute("aria-pressed", "true");
  });

  it("2.1.1 R121 can be pressed by keyboard, and opens a link to another host without a referrer", async () => {
    const onClick = vi.fn<() => void>();
    render(
      <>
        <VendorCard name="Night Works" onClick={onClick} />
        <VendorCard name="Elsewhere" href="https://example.com" />
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard("{Enter} ");
    expect(onClick).toHaveBeenCalledTimes(2);
    await expect.element(page.getByRole("link")).toHaveAttribute("rel", "noopener noreferrer");
  });
});
