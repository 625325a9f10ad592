import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { Button } from "../Button/Button.tsx";
import { Carousel } from "../Carousel/Carousel.tsx";
import { Clock } from "../Clock/Clock.tsx";
import { Menu } from "../Menu/Menu.tsx";
import { Sheet } from "../Sheet/Sheet.tsx";
import { showToast, ToastRegion } from "../Toast/Toast.tsx";
import { Dialog } from "./Dialog.tsx";

/** A long page with an element at its end edge, a menu that opens a dialog, and the dialog. */
function Page({ Overlay }: { Overlay: typeof Dialog | typeof Sheet }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Menu label="Account" items={[{ id: "rename", label: "Rename" }]} onAction={() => setIsOpen(true)} />
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <div style={{ blockSize: 3000 }} />
      <ToastRegion label="Messages" />
      <Overlay title="Nickname" isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

const dialog = () => page.getByRole("dialog", { name: "Nickname" });
const account = () => page.getByRole("button", { name: "Account" });
const opener = () => page.getByRole("button", { name: "Open" });
const rename = () => page.getByRole("menuitem", { name: "Rename" });
const renameBy = {
  mouse: async () => {
    await account().click();
    await rename().click();
  },
  keyboard: async () => {
    account().element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(rename()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
  },
};
const attributes = (element: Element) =>
  [...element.attributes].map(({ name, value }) => `${name}=${value}`).filter((text) => text !== "style=");
/** Returns what an overlay might leave behind: attributes and styles of the page, its children, and hidden elements. */
const traces = () => ({
  html: attributes(document.documentElement),
  body: attributes(document.body),
  children: [...document.body.children].map((child) => [child.localName, ...attributes(child)]),
  hidden: document.querySelectorAll("[inert], [aria-hidden=true]:not(svg)").length,
  sheets: document.adoptedStyleSheets.length,
  scroll: getComputedStyle(document.documentElement).overflow,
});

describe("a page behind overlays", () => {
  it.each([
    ["a dialog", Dialog],
    ["a sheet", Sheet],
  ])("D17a is unchanged after %s that a menu opened has closed, by mouse and by keyboard", async (_name, Overlay) => {
    render(<Page Overlay={Overlay} />);
    const before = traces();
    for (const way of ["mouse", "keyboard"] as const) {
      await renameBy[way]();
      await expect.element(dialog()).toBeVisible();
      expect(traces()).not.toEqual(before);
      // The page stays hidden when the menu has closed.
      await expect.element(page.getByRole("menu", { includeHidden: true })).not.toBeInTheDocument();
      await expect.poll(() => opener().elements()).toEqual([]);
      await userEvent.keyboard("{Escape}");
      await expect.element(dialog()).not.toBeInTheDocument();
      expect(traces()).toEqual(before);
      await expect.element(account()).toHaveFocus();
      // The click shows that the page accepts clicks again.
      await opener().click();
      await expect.element(dialog()).toBeVisible();
      await page.getByRole("button", { name: "Close" }).click();
      await expect.element(dialog()).not.toBeInTheDocument();
      expect(traces()).toEqual(before);
      // The focus returns a moment after the dialog has closed. Without this wait, the next element would lose the focus.
      await expect.element(opener()).toHaveFocus();
    }
  });
});

/** A page of which one part appears late, with live regions that hold links or only announce. */
function LivePage({ isLate, Overlay }: { isLate: boolean; Overlay: typeof Dialog | typeof Sheet }) {
  return (
    <div>
      <header>
        <Clock label="Time" />
        <a href="#first">First</a>
      </header>
      <main>
        <Carousel label="News" slides={[{ id: "one", content: <a href="#slide">Slide</a> }]} />
        {isLate && <a href="#late">Late</a>}
      </main>
      {isLate && <footer>Late footer</footer>}
      <ToastRegion label="Messages" />
      <Overlay title="Nickname" isOpen onClose={() => undefined} />
    </div>
  );
}

describe.each([
  ["Dialog", Dialog],
  ["Sheet", Sheet],
] as const)("%s over a page with live regions", (_name, Overlay) => {
  it("4.1.2 hides the page from screen readers, including live regions and elements added later, but not toasts", async () => {
    const { rerender } = render(<LivePage isLate={false} Overlay={Overlay} />);
    await expect.element(dialog()).toBeVisible();
    rerender(<LivePage isLate Overlay={Overlay} />);
    const late = page.getByText("Late footer");
    await expect.element(late).toBeInTheDocument();
    await expect.poll(() => late.element().closest("[aria-hidden=true]")).not.toBeNull();
    expect(page.getByRole("link").elements()).toEqual([]);
    showToast({ message: "Saved" });
    await expect.element(page.getByRole("region", { name: "Messages" }).getByText("Saved")).toBeVisible();
    expect(page.getByRole("region", { name: "Messages" }).elements()).toHaveLength(1);
  });
});

describe.each([
  ["Dialog", Dialog],
  ["Sheet", Sheet],
] as const)("%s", (_name, Overlay) => {
  it.each([
    ["100 ms", undefined, "0.1s"],
    ["0 s with reduced motion", "reduce", "0s"],
  ] as const)("R487 the opening animation takes %s", async (_time, reducedMotion, duration) => {
    if (reducedMotion) await emulateMedia({ reducedMotion });
    render(<Page Overlay={Overlay} />);
    await opener().click();
    await expect.element(dialog()).toBeVisible();
    expect(getComputedStyle(dialog().element()).animationDuration).toBe(duration);
  });
});
