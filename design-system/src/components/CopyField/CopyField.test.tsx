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

  it("R036, 4.1.3 copies the whole text by keyboard, announces it, and keeps the focus", async () => {
    const writeText = clipboard(() => Promise.resolve());
    const onCopied = vi.fn<() => void>();
    render(<CopyField {...required} onCopied={onCopied} />);
    page.getByRole("button", { name: "Copy: Link" }).element().focus();
    await userEvent.keyboard("{Enter}");
    const done = page.getByRole("button", { name: "Copied Successfully: Link" });
    await expect.element(done).toHaveFocus();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(required.value);
    expect(onCopied).toHaveBeenCalledOnce();
    await expect.poll(said).toBe("Copied Successfully");
  });

  it("R036 copies by execCommand when the clipboard is not allowed, and keeps the focus", async () => {
    clipboard(() => Promise.reject(new DOMException("no", "NotAllowedError")));
    const copied = vi.fn<(event: Event) => void>();
    document.addEventListener("copy", copied, { once: true });
    render(<CopyField {...required} />);
    await page.getByRole("button", { name: "Copy: Link" }).click();
    await expect.element(page.getByRole("button", { name: "Copied Successfully: Link" })).toHaveFocus();
    expect(copied).toHaveBeenCalledOnce();
  });

  it.each([
    ["fine", "Press Ctrl+C or ⌘C to copy."],
    ["coarse", "Touch and hold the text, then choose Copy."],
  ])(
    "R036, 3.3.1 when copying is not allowed, selects the text and explains how to copy it with a %s pointer",
    async (pointer, text) => {
      clipboard(() => Promise.reject(new DOMException("no", "NotAllowedError")));
      const command = vi.spyOn(document, "execCommand").mockReturnValue(false);
      const media = vi
        .spyOn(globalThis, "matchMedia")
        .mockImplementation(
          (query) => Object.assign(new EventTarget(), { matches: query === `(pointer: ${pointer})` }) as MediaQueryList,
        );
      onTestFinished(() => {
        command.mockRestore();
        media.mockRestore();
      });
      const onCopied = vi.fn<() => void>();
      render(<CopyField {...required} onCopied={onCopied} />);
      await page.getByRole("button", { name: "Copy: Link" }).click();
      const field = page.getByRole("textbox", { name: "Link" });
      await expect.element(field).toHaveFocus();
      const input = field.element() as HTMLInputElement;
      expect([input.selectionStart, input.selectionEnd]).toEqual([0, required.value.length]);
      await expect.element(page.getByText(text).first()).toBeVisible();
      expect(onCopied).not.toHaveBeenCalled();
    },
  );

  it("2.4.6 2.5.3 the name of its button begins with the visible text and says what it copies", async () => {
    clipboard(() => Promise.resolve());
    render(<CopyField {...required} />);
    await page.getByRole("button", { name: "Copy: Link", exact: true }).click();
    await expect.element(page.getByRole("button", { name: "Copied Successfully: Link", exact: true })).toBeVisible();
  });

  it("1.3.1 is a named, read-only text field", async () => {
    render(<CopyField {...required} />);
    const text = page.getByRole("textbox", { name: "Link" });
    await expect.element(text).toHaveAttribute("readonly");
    await expect.element(text).toHaveValue(required.value);
  });
});
