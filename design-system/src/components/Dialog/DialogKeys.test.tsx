import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Dialog } from "./Dialog.tsx";

const named = (name: string) => page.getByRole("button", { name });

it("WCAG 2.1.2 Tab goes round a dialog whose last control is inert, as a slide out of sight is", async () => {
  render(
    <Dialog isOpen title="Log in" onClose={() => {}}>
      <button type="button">First</button>
      <button type="button">Next</button>
      <div inert>
        <a href="#hidden">Out of sight</a>
      </div>
    </Dialog>,
  );
  await expect.element(page.getByRole("dialog")).toBeVisible();
  named("Next").element().focus();
  await userEvent.keyboard("{Tab}");
  await expect.element(named("Close")).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(named("First")).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{Tab}{/Shift}");
  await expect.element(named("Next")).toHaveFocus();
});

/** A list whose rows are removed by a dialog: the row, and the button in it that opened the dialog, go first. */
function Removable() {
  const [rows, setRows] = useState(["One", "Two"]);
  const [asked, setAsked] = useState<string>();
  return (
    <>
      <button type="button">Before the list</button>
      <section>
        {rows.map((row) => (
          <p key={row}>
            <button type="button" onClick={() => setAsked(row)}>
              Remove {row}
            </button>
          </p>
        ))}
        <button type="button">Add</button>
      </section>
      <Dialog isOpen={asked !== undefined} title="Remove?" onClose={() => setAsked(undefined)}>
        <button type="button" onClick={() => setRows(rows.filter((row) => row !== asked))}>
          Yes
        </button>
      </Dialog>
    </>
  );
}

it("WCAG 2.4.3 gives the focus to the nearest control when the one that opened the dialog was removed", async () => {
  render(<Removable />);
  for (const [row, next] of [
    ["Remove One", "Remove Two"],
    ["Remove Two", "Add"],
  ] as const) {
    await named(row).click();
    await named("Yes").click();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(named(next)).toHaveFocus();
  }
});

/** A form that asks before it closes, and a dialog above it. */
function Stacked({ onAsk, onCloseTop }: { onAsk: () => boolean; onCloseTop: () => void }) {
  const [isTopOpen, setIsTopOpen] = useState(false);
  const [isOpen, setIsOpen] = useState(true);
  const closeTop = () => {
    onCloseTop();
    setIsTopOpen(false);
  };
  return (
    <>
      <Dialog isOpen={isOpen} title="Form" onClose={() => setIsOpen(false)} onBeforeClose={onAsk}>
        <button type="button" onClick={() => setTimeout(() => setIsTopOpen(true))}>
          Terms
        </button>
      </Dialog>
      <Dialog isOpen={isTopOpen} title="Above" onClose={closeTop}>
        Text
      </Dialog>
    </>
  );
}

const escape = (repeat = false) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true, repeat }),
  );
const form = () => page.getByRole("dialog", { name: "Form", includeHidden: true });
const above = () => page.getByRole("dialog", { name: "Above" });

describe("R295 Escape and stacked dialogs", () => {
  const onAsk = vi.fn<() => boolean>();
  const onCloseTop = vi.fn<() => void>();
  const calls = () => [onCloseTop.mock.calls.length, onAsk.mock.calls.length];
  const show = async () => {
    onAsk.mockReset().mockReturnValue(false);
    onCloseTop.mockReset();
    render(<Stacked onAsk={onAsk} onCloseTop={onCloseTop} />);
    await expect.element(form()).toBeVisible();
  };

  it("R295 closes the upper one that has only just opened, not the form below", async () => {
    await show();
    // Told as soon as it stands in the document, when its effects have not all run.
    const observer = new MutationObserver(() => {
      if (!above().query()) return;
      observer.disconnect();
      escape();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await named("Terms").click();
    await expect.poll(calls).toEqual([1, 0]);
    await expect.element(above()).not.toBeInTheDocument();
    await expect.element(form()).toBeVisible();
  });

  it("R295 C18 two within one task: the first for the upper one, the second for the form, which asks and stays", async () => {
    await show();
    await named("Terms").click();
    await expect.element(above()).toBeVisible();
    escape();
    escape();
    expect(calls()).toEqual([1, 1]);
    await expect.element(above()).not.toBeInTheDocument();
    await expect.element(form()).toBeVisible();
  });

  it("R295 goes to the form while the upper one is still seen closing", async () => {
    await show();
    await named("Terms").click();
    await expect.element(above()).toBeVisible();
    const frame = above().element();
    frame.style.animationDuration = "1h";
    escape();
    await expect.poll(() => frame.dataset["state"]).toBe("closed");
    expect(frame.isConnected).toBe(true);
    escape();
    expect(calls()).toEqual([1, 1]);
  });

  it("R295 closes the inner one first where both open at once, as by an address", async () => {
    const onCloseInner = vi.fn<() => void>();
    const onCloseOuter = vi.fn<() => void>();
    render(
      <Dialog isOpen title="Outer" onClose={onCloseOuter}>
        <button type="button">Below</button>
        <Dialog isOpen title="Inner" onClose={onCloseInner}>
          <button type="button">Above</button>
        </Dialog>
      </Dialog>,
    );
    const inner = page.getByRole("dialog", { name: "Inner" });
    await expect.element(inner).toBeVisible();
    await expect.element(inner).toContainElement(document.activeElement as HTMLElement);
    escape();
    expect([onCloseInner.mock.calls.length, onCloseOuter.mock.calls.length]).toEqual([1, 0]);
  });

  it("R295 a key that is held down closes one", async () => {
    await show();
    await named("Terms").click();
    await expect.element(above()).toBeVisible();
    escape();
    escape(true);
    escape(true);
    expect(calls()).toEqual([1, 0]);
  });
});
