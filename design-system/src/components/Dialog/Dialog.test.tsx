import { User } from "@react-aria/test-utils";
import { Activity, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Button } from "../Button/Button.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Dialog, type DialogProps } from "./Dialog.tsx";

const PAGE_HEIGHT_PX = 3000;

/** A long page with a button that opens a dialog. */
function LongPage(props: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    props.onClose?.();
  };
  return (
    <div style={{ blockSize: PAGE_HEIGHT_PX, paddingBlockStart: 600 }}>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog title="Nickname" {...props} isOpen={isOpen} onClose={close}>
        <TextField label="Name" />
      </Dialog>
    </div>
  );
}

const dialog = () => page.getByRole("dialog", { name: "Nickname" });
const open = async () => {
  await page.getByRole("button", { name: "Open" }).click();
  await expect.element(dialog()).toBeVisible();
};
/** Waits until all animations have finished. */
const settled = (element: Element) => Promise.all(element.getAnimations().map((animation) => animation.finished));
const clickBackground = () => page.elementLocator(document.body).click({ position: { x: 4, y: 4 }, force: true });

const linesOfText = (count: number) => Array.from({ length: count }, (_, line) => <p key={line}>Line</p>);
const help = (lines: number) => (
  <Dialog title="Help" isOpen keepsHeight onClose={() => undefined}>
    {linesOfText(lines)}
  </Dialog>
);
// The development server adds its own style elements when it first loads a module, so they are not counted.
const sheets = () => [...document.querySelectorAll("style:not([data-vite-dev-id])"), ...document.adoptedStyleSheets];
const textBody = () => page.getByText("Line").first().element().parentElement;

const readyAt = (mode: "hidden" | "visible") => (
  <Activity mode={mode}>
    <Dialog title="Nickname" isOpen onClose={() => undefined}>
      <TextField label="Name" />
    </Dialog>
  </Activity>
);

describe("Dialog", () => {
  itConforms(Dialog, { isOpen: true, title: "Nickname", onClose: () => undefined }, "div");

  it("R295 closes by Escape and returns the focus to the opener", async () => {
    render(<LongPage />);
    await open();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Open" })).toHaveFocus();
  });

  it.each(["mouse", "touch", "keyboard"] as const)("R295 opens and closes by %s", async (interactionType) => {
    render(<LongPage />);
    const root = page.getByRole("button", { name: "Open" }).element() as HTMLElement;
    const tester = new User({ interactionType }).createTester("Dialog", { root, overlayType: "modal" });
    await tester.open();
    expect(tester.getDialog()).toBe(dialog().element());
    await tester.close();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement).toBe(root);
  });

  it("is not in the page while its React Activity is hidden, and appears when the Activity becomes visible", async () => {
    const { rerender } = render(readyAt("hidden"));
    expect(document.querySelector("[role=dialog], input")).toBeNull();
    rerender(readyAt("visible"));
    await expect.element(dialog()).toBeVisible();
    await expect.element(dialog()).toContainElement(document.activeElement as HTMLElement);
    rerender(readyAt("hidden"));
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(document.documentElement.style.overflow).toBe("");
  });

  it("R296 closes by a click on the background", async () => {
    render(<LongPage />);
    await open();
    await clickBackground();
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it("D19 closes by its button, which is named in the page's language", async () => {
    render(<LongPage />, "bn");
    await open();
    await page.getByRole("button", { name: "বন্ধ করুন" }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it("R295 R296 ignores Escape and background clicks when isDismissible is false", async () => {
    const onClose = vi.fn<() => void>();
    render(<LongPage isDismissible={false} onClose={onClose} />);
    await open();
    await userEvent.keyboard("{Escape}");
    await clickBackground();
    expect(onClose).not.toHaveBeenCalled();
    await expect.element(dialog()).toBeVisible();
  });

  it("C18 asks before it closes, does not ask again while it waits, and stays open when the answer is no", async () => {
    const answers: ((isFine: boolean) => void)[] = [];
    const onBeforeClose = vi.fn<() => Promise<boolean>>(() => new Promise<boolean>((resolve) => answers.push(resolve)));
    render(<LongPage onBeforeClose={onBeforeClose} />);
    await open();
    await userEvent.keyboard("{Escape}");
    await userEvent.keyboard("{Escape}");
    expect(onBeforeClose).toHaveBeenCalledOnce();
    answers[0]?.(false);
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(onBeforeClose).toHaveBeenCalledTimes(2);
    answers[1]?.(true);
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it("R294 locks the scrolling of the page and keeps its scroll position", async () => {
    render(<LongPage />);
    window.scrollTo(0, 300);
    await open();
    expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
    expect(window.scrollY).toBe(300);
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(window.scrollY).toBe(300);
    expect(getComputedStyle(document.documentElement).overflow).not.toBe("hidden");
  });

  it("D17 locks the scrolling of the page without adding a style element", async () => {
    const before = sheets();
    render(<LongPage />);
    await open();
    expect(sheets().filter((sheet) => !before.includes(sheet))).toEqual([]);
  });

  it("2.4.3 keeps the focus inside: Tab on the last control moves to the first control", async () => {
    render(<LongPage actions={<Button>Save</Button>} />);
    await open();
    const close = page.getByRole("button", { name: "Close" });
    await expect.element(close).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByLabelText("Name")).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Save" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(close).toHaveFocus();
  });

  it("2.1.1 lets the keyboard scroll a long text, but does not make a short text a tab stop", async () => {
    const { rerender } = render(
      <Dialog title="Terms" isOpen onClose={() => undefined}>
        {linesOfText(100)}
      </Dialog>,
    );
    await expect.poll(() => textBody()?.tabIndex).toBe(0);
    await userEvent.tab();
    expect(document.activeElement).toBe(textBody());
    await userEvent.keyboard("{End}");
    await expect.poll(() => textBody()?.scrollTop).toBeGreaterThan(0);
    rerender(
      <Dialog title="Terms" isOpen onClose={() => undefined}>
        {linesOfText(2)}
      </Dialog>,
    );
    await expect.poll(() => textBody()?.tabIndex).toBe(-1);
  });

  it("with keepsHeight, keeps its height when its content changes", async () => {
    await page.viewport(1024, 768);
    const { rerender } = render(help(1));
    const frame = page.getByRole("dialog", { name: "Help" }).element();
    await settled(frame);
    const before = frame.getBoundingClientRect().toJSON();
    rerender(help(100));
    await expect.poll(() => textBody()?.scrollHeight).toBeGreaterThan(768);
    expect(frame.getBoundingClientRect().toJSON()).toEqual(before);
  });

  it("R486 is 400 px wide, and as wide as the screen on phones", async () => {
    await page.viewport(1024, 768);
    render(<LongPage />);
    await open();
    const frame = dialog().element();
    await settled(frame);
    expect(frame.getBoundingClientRect().width).toBe(400);
    await page.viewport(360, 740);
    await settled(frame);
    const { width, bottom } = frame.getBoundingClientRect();
    expect([width, bottom]).toEqual([360, 740]);
  });
});
