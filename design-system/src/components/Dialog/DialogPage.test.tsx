import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { Button } from "../Button/Button.tsx";
import { Menu } from "../Menu/Menu.tsx";
import { Sheet } from "../Sheet/Sheet.tsx";
import { ToastRegion } from "../Toast/Toast.tsx";
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
  ])("D17a is unchanged after a menu has opened %s twice and it has closed", async (_name, Overlay) => {
    render(<Page Overlay={Overlay} />);
    const before = traces();
    for (const way of ["mouse", "keyboard"] as const) {
      await renameBy[way]();
      await expect.element(dialog()).toBeVisible();
      expect(traces()).not.toEqual(before);
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
