import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ticker } from "../../foundations/time/ticker.ts";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { PlayerProtectionBar } from "./PlayerProtectionBar.tsx";

const HOUR_MS = 3_600_000;
const TICK_WITHIN_MS = 5000;
const required = {
  startedAt: ticker.now() - HOUR_MS,
  netPosition: "-320.00",
  symbol: "৳",
  limitsHref: "#limits",
  helpLine: { name: "Help line", href: "tel:16789" },
};
const bar = () => page.getByRole("region", { name: "Player protection" });

describe("PlayerProtectionBar", () => {
  itConforms(PlayerProtectionBar, required, "section");

  it("D15 shows the time and the result of the session, limits and help, and has no close button", async () => {
    render(<PlayerProtectionBar {...required} />);
    expect(bar().getByRole("timer").element().textContent).toMatch(/^01:00:\d\d$/);
    const [, result] = bar().getByRole("definition").elements();
    expect(result?.textContent).toBe("loss −৳320.00");
    expect(bar().getByRole("button").elements()).toHaveLength(0);
    await userEvent.tab();
    await expect.element(page.getByRole("link", { name: "Limits" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole("link", { name: "Help line" })).toHaveFocus();
  });

  it("2.2.1, 4.1.3 its timer is not announced and not translated (D17d)", async () => {
    render(<PlayerProtectionBar {...required} />);
    const timer = bar().getByRole("timer");
    const before = timer.element().textContent;
    await expect.poll(() => timer.element().textContent, { timeout: TICK_WITHIN_MS }).not.toBe(before);
    await expect.element(timer).toHaveAttribute("aria-live", "off");
    await expect.element(timer).toHaveAttribute("translate", "no");
  });

  it("D15 still links to limits and help while no game is running", async () => {
    render(<PlayerProtectionBar {...required} startedAt={null} netPosition={null} />);
    await expect.element(bar().getByText("No game is running")).toBeVisible();
    expect(bar().getByRole("link").elements()).toHaveLength(2);
    expect(bar().getByRole("timer").elements()).toHaveLength(0);
  });

  it("R121, 3.2.5 opens a help page in a new tab and says so; opens a phone number in the same tab", async () => {
    const { rerender } = render(<PlayerProtectionBar {...required} />);
    await expect.element(page.getByRole("link", { name: "Help line" })).not.toHaveAttribute("target");
    rerender(<PlayerProtectionBar {...required} helpLine={{ name: "Help", href: "https://example.com" }} />);
    const link = page.getByRole("link", { name: "Help (opens in a new tab)" });
    await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
  });
});
