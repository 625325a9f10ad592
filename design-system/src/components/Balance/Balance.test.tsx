import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Balance } from "./Balance.tsx";

const figure = () => page.getByRole("button", { name: /^Balance/ });

describe("Balance", () => {
  itConforms(Balance, { amount: "5", symbol: "৳", onRefresh: () => undefined }, "span");

  it("R142 shows the balance with its symbol, and requests a refresh when pressed", async () => {
    const onRefresh = vi.fn<() => void>();
    render(<Balance amount="12480.5" symbol="৳" onRefresh={onRefresh} />);
    await expect.element(page.getByRole("button", { name: "Balance ৳ 12,480.50 , Refresh balance" })).toBeVisible();
    await userEvent.click(figure());
    await userEvent.keyboard("{Enter}");
    expect(onRefresh).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["the first balance", { amount: undefined }],
    ["a refreshed balance", { amount: "5", loading: true }],
  ])("R142 ignores presses and keeps the focus while it waits for %s", async (_title, state) => {
    const onRefresh = vi.fn<() => void>();
    render(<Balance {...state} symbol="৳" onRefresh={onRefresh} />);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(onRefresh).not.toHaveBeenCalled();
    await expect.element(figure()).toHaveFocus();
    await expect.element(figure()).toHaveAttribute("aria-busy", "true");
  });

  it("R142 D21 says that the balance could not be loaded, and requests it again when pressed", async () => {
    const onRefresh = vi.fn<() => void>();
    render(<Balance amount={null} symbol="" onRefresh={onRefresh} />);
    await page.getByRole("button", { name: "Balance could not be loaded , Refresh balance" }).click();
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  it("4.1.2 hides a masked balance from screen readers too", async () => {
    const onMaskedChange = vi.fn<(masked: boolean) => void>();
    render(<Balance amount="12480.50" symbol="৳" masked onRefresh={() => undefined} onMaskedChange={onMaskedChange} />);
    await expect.element(page.getByRole("button", { name: "Balance ৳ hidden , Refresh balance" })).toBeVisible();
    expect(document.body.textContent).not.toContain("480");
    const eye = page.getByRole("button", { name: "Show balance" });
    await expect.element(eye).toHaveAttribute("aria-pressed", "false");
    await eye.click();
    expect(onMaskedChange).toHaveBeenCalledWith(false);
  });
});
