import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Dialog } from "./Dialog.tsx";

const named = (name: string) => page.getByRole("button", { name });

it("WCAG 2.1.2 Tab wraps around inside a dialog whose last control is inert", async () => {
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

/** A list whose rows are removed through a dialog. The row, with the button that opened the dialog, is removed first. */
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

it("WCAG 2.4.3 focuses the nearest control when the opener of the dialog was removed", async () => {
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

/** A dialog whose button closes it and opens another, at once or one after the other. */
function MakingWay({ isOpenerKept, isAtOnce }: { isOpenerKept: boolean; isAtOnce: boolean }) {
  const [open, setOpen] = useState<"none" | "first" | "both" | "second">("none");
  return (
    <main>
      <button type="button">Beside</button>
      {(isOpenerKept || open === "none") && (
        <button type="button" onClick={() => setOpen("first")}>
          Start
        </button>
      )}
      <Dialog isOpen={open === "first" || open === "both"} title="First" onClose={() => setOpen("none")}>
        <button
          type="button"
          onClick={() => {
            setOpen(isAtOnce ? "second" : "both");
            if (!isAtOnce) setTimeout(() => setOpen("second"), 50);
          }}
        >
          Next
        </button>
      </Dialog>
      <Dialog isOpen={open === "both" || open === "second"} title="Second" onClose={() => setOpen("none")}>
        <button type="button">Done</button>
      </Dialog>
    </main>
  );
}

it.each([
  { isOpenerKept: true, isAtOnce: true, to: "Start" },
  { isOpenerKept: true, isAtOnce: false, to: "Start" },
  { isOpenerKept: false, isAtOnce: true, to: "Beside" },
  { isOpenerKept: false, isAtOnce: false, to: "Beside" },
])(
  "WCAG 2.4.3 after a second dialog replaced the first and closed, the focus goes to the opener or beside it: %o",
  async ({ to, ...way }) => {
    render(<MakingWay {...way} />);
    await named("Start").click();
    await named("Next").click();
    await expect.element(page.getByRole("dialog", { name: "First", includeHidden: true })).not.toBeInTheDocument();
    await expect.element(page.getByRole("dialog", { name: "Second" })).toBeVisible();
    await expect.element(named("Done")).toBeVisible();
    await expect.poll(() => document.activeElement?.closest("[role=dialog]")?.textContent).toMatch(/Second/);
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(named(to)).toHaveFocus();
  },
);

/** A form dialog that asks before it closes, and a second dialog above it. */
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

describe("R295 Escape with stacked dialogs", () => {
  const onAsk = vi.fn<() => boolean>();
  const onCloseTop = vi.fn<() => void>();
  const calls = () => [onCloseTop.mock.calls.length, onAsk.mock.calls.length];
  const show = async () => {
    onAsk.mockReset().mockReturnValue(false);
    onCloseTop.mockReset();
    render(<Stacked onAsk={onAsk} onCloseTop={onCloseTop} />);
    await expect.element(form()).toBeVisible();
  };

  it("R295 closes only the upper dialog when it has just opened", async () => {
    await show();
    // Runs as soon as the dialog is in the document, before all of its effects have run.
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

  it("R295 C18 the first Escape closes the upper dialog, and the second asks whether to close the lower dialog", async () => {
    await show();
    await named("Terms").click();
    await expect.element(above()).toBeVisible();
    escape();
    escape();
    expect(calls()).toEqual([1, 1]);
    await expect.element(above()).not.toBeInTheDocument();
    await expect.element(form()).toBeVisible();
  });

  it("R295 the lower dialog receives Escape while the closing animation of the upper dialog still runs", async () => {
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

  it("R295 closes the inner dialog first when an outer and an inner dialog open at the same time", async () => {
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

  it("R295 closes only one dialog while Escape is held down", async () => {
    await show();
    await named("Terms").click();
    await expect.element(above()).toBeVisible();
    escape();
    escape(true);
    escape(true);
    expect(calls()).toEqual([1, 0]);
  });
});
