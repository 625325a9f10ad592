import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { CopyField } from "./CopyField.tsx";

const required = { label: "Link", value: "https://example.com/a?b=1" };
const said = () => document.querySelector('[data-announcer="polite"]')?.textContent;

function clipboard(writeText: (text: string) => Promise<void>) {
  const mock = vi.spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);
  onTestFinished(() => mock.mockRestore());
  return mock;
}

describe("CopyField", () => {
  itConforms(CopyField, required, "div");

  it("R036, 4.1.3 copies the whole text by keyboard, says so, and keeps the focus", async () => {
    const writeText = clipboard(() => Promise.resolve());
    const onCopied = vi.fn<() => void>();
    render(<CopyField {...required} onCopied={onCopied} />);
    page.getByRole("button", { name: "Copy" }).element().focus();
    await userEvent.keyboard("{Enter}");
    const done = page.getByRole("button", { name: "Copied Successfully" });
    await expect.element(done).toHaveFocus();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(required.value);
    expect(onCopied).toHaveBeenCalledOnce();
    await expect.poll(said).toBe("Copied Successfully");
  });

  it("R036, 3.3.1 selects the text and tells the keys where copying is not allowed", async () => {
    clipboard(() => Promise.reject(new DOMException("no", "NotAllowedError")));
    const onCopied = vi.fn<() => void>();
    render(<CopyField {...required} onCopied={onCopied} />);
    await page.getByRole("button", { name: "Copy" }).click();
    const text = page.getByRole("textbox", { name: "Link" });
    await expect.element(text).toHaveFocus();
    const input = text.element() as HTMLInputElement;
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, required.value.length]);
    await expect.element(page.getByText("Press Ctrl+C or ⌘C to copy.").first()).toBeVisible();
    expect(onCopied).not.toHaveBeenCalled();
  });

  it("1.3.1 is a named text that cannot be changed", async () => {
    render(<CopyField {...required} />);
    const text = page.getByRole("textbox", { name: "Link" });
    await expect.element(text).toHaveAttribute("readonly");
    await expect.element(text).toHaveValue(required.value);
  });
});
