import { useState } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LanguageIcon } from "../../icons/icons.ts";
import { render } from "../../testing/render.tsx";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { AlertDialog } from "../AlertDialog/AlertDialog.tsx";
import { BottomBar } from "../BottomBar/BottomBar.tsx";
import { Button } from "../Button/Button.tsx";
import { Menu } from "../Menu/Menu.tsx";
import { Sheet } from "../Sheet/Sheet.tsx";
import { ToastRegion } from "../Toast/Toast.tsx";
import { vars } from "../../theme/contract.css.ts";
import { Dialog } from "./Dialog.tsx";

const WIDTHS_PX = [360, 768, 1024, 1366, 1600, 1920];
const OVERLAYS = ["Dialog", "AlertDialog", "Sheet", "Menu"] as const;
type Overlay = (typeof OVERLAYS)[number];

/** A long page with elements in the normal flow, centred, and fixed at its edges. */
function Page({ overlay }: { overlay: Overlay }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const shown = { title: "Shown", isOpen };
  return (
    <>
      <div data-probe="sticky" style={{ position: "sticky", insetBlockStart: 0, blockSize: 40 }} />
      <div data-probe="flow" style={{ blockSize: 3000, background: "linear-gradient(red, blue)" }} />
      <div data-probe="middle" style={{ inlineSize: 200, blockSize: 20, marginInline: "auto" }} />
      <div data-probe="end" style={{ position: "fixed", insetInlineEnd: 0, insetBlockStart: 0, inlineSize: 20 }}>
        {overlay === "Menu" ? (
          <Menu label="Open" items={[{ id: "one", label: "One" }]} onAction={close} />
        ) : (
          <Button onClick={() => setIsOpen(true)}>Open</Button>
        )}
      </div>
      <BottomBar label="Main" items={[{ id: "home", label: "Home", icon: LanguageIcon, href: "#" }]} />
      <ToastRegion label="Messages" />
      {overlay === "Dialog" && (
        <Dialog {...shown} onClose={close}>
          <Menu label="Inside" items={[{ id: "one", label: "One" }]} onAction={close} />
        </Dialog>
      )}
      {overlay === "Sheet" && <Sheet {...shown} onClose={close} />}
      {overlay === "AlertDialog" && <AlertDialog {...shown} onSafe={close} />}
    </>
  );
}

const SHOWN = "[role=dialog], [role=alertdialog], [role=menu]";
const probes = () =>
  [...document.querySelectorAll("[data-probe], section, nav")].map((element) => {
    const { x, y, width } = element.getBoundingClientRect();
    return [x, y, width];
  });

describe("a page under an overlay", () => {
  it.each(["ltr", "rtl"].flatMap((dir) => OVERLAYS.map((overlay) => [overlay, dir] as const)))(
    "R294 does not shift at any width when scroll bars take up space (%s, %s)",
    async (overlay, dir) => {
      onTestFinished(() => document.documentElement.removeAttribute("dir"));
      document.documentElement.dir = dir;
      render(<Page overlay={overlay} />);
      for (const widthPx of WIDTHS_PX) {
        await setViewportWidth(widthPx);
        expect(innerWidth - document.documentElement.clientWidth).toBeGreaterThan(0);
        window.scrollTo(0, 200);
        const before = probes();
        expect(before.length).toBeGreaterThan(3);
        await page.getByRole("button", { name: "Open" }).click();
        await expect.poll(() => document.querySelector(SHOWN)).not.toBeNull();
        expect(probes()).toEqual(before);
        await userEvent.keyboard("{Escape}");
        await expect.poll(() => document.querySelector(SHOWN)).toBeNull();
        expect(probes()).toEqual(before);
        expect(window.scrollY).toBe(200);
      }
    },
  );

  it("R294 does not shift, and keeps sticky elements in place, when a menu opens inside a dialog", async () => {
    render(<Page overlay="Dialog" />);
    window.scrollTo(0, 200);
    const before = probes();
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByRole("button", { name: "Inside" }).click();
    await expect.element(page.getByRole("menu")).toBeVisible();
    expect(probes()).toEqual(before);
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
    expect(probes()).toEqual(before);
  });
});

it("scroll bars in a dialog have the colours of the theme, because Firefox may use white ones in a dark theme", async () => {
  render(<Page overlay="Dialog" />);
  await page.getByRole("button", { name: "Open" }).click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  const thumb = document.createElement("i");
  thumb.style.color = vars.color.border.field;
  document.body.append(thumb);
  onTestFinished(() => thumb.remove());
  const scrollbars = getComputedStyle(page.getByRole("dialog").element()).scrollbarColor;
  expect(scrollbars).toBe(`${getComputedStyle(thumb).color} rgba(0, 0, 0, 0)`);
});
