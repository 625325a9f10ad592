import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { Pagination } from "./Pagination.tsx";

const turned = () => vi.fn<(page: number) => void>();

describe("Pagination", () => {
  itConforms(Pagination, { page: 1, count: 2, onPageChange: () => undefined }, "nav");

  it("R500 shows three pages around the current page, and the first and last page", async () => {
    await setViewportWidth(1024);
    const onPageChange = turned();
    render(<Pagination page={6} count={12} onPageChange={onPageChange} />);
    expect(
      page
        .getByRole("listitem")
        .elements()
        .map((item) => item.textContent),
    ).toEqual(["1", "5", "6", "7", "12"]);
    await expect.element(page.getByRole("button", { name: "Page 6" })).toHaveAttribute("aria-current", "page");
    await page.getByRole("button", { name: "Page 12" }).click();
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(12);
  });

  it("4.1.3 announces the chosen page, because the list that it changes is above", async () => {
    render(<Pagination page={6} count={12} onPageChange={turned()} />);
    await page.getByRole("button", { name: "Next page" }).click();
    await expect.poll(() => document.querySelector('[data-announcer="polite"]')?.textContent).toBe("7 of 12");
  });

  it("R500 on a phone, shows the number of the current page and two buttons", async () => {
    const onPageChange = turned();
    render(<Pagination page={2} count={3} onPageChange={onPageChange} />);
    await expect.element(page.getByText("2 of 3")).toBeVisible();
    expect(page.getByRole("listitem").elements()).toHaveLength(0);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(onPageChange.mock.calls).toEqual([[1], [3]]);
  });

  it.each([
    ["Previous page", 1],
    ["Next page", 3],
  ])("R500 disables the button %s on the first or last page without removing it", async (name, current) => {
    const onPageChange = turned();
    render(<Pagination page={current} count={3} onPageChange={onPageChange} />);
    const button = page.getByRole("button", { name });
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    await button.click({ force: true });
    expect(onPageChange).not.toHaveBeenCalled();
  });

  it("R500 renders nothing for a single page", () => {
    const { container } = render(<Pagination page={1} count={1} onPageChange={turned()} />);
    expect(container.childElementCount).toBe(0);
  });
});
