import { User } from "@react-aria/test-utils";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { Button } from "../Button/Button.tsx";
import { Sheet, type SheetProps } from "./Sheet.tsx";

function Page(props: Partial<SheetProps>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    props.onClose?.();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Filters</Button>
      <Sheet title="Vendors" {...props} isOpen={isOpen} onClose={close}>
        <a href="#all">All</a>
      </Sheet>
    </>
  );
}

const sheet = () => page.getByRole("dialog", { name: "Vendors" });
const trigger = () => page.getByRole("button", { name: "Filters" });
const open = async () => {
  await trigger().click();
  await expect.element(sheet()).toBeVisible();
  const frame = sheet().element();
  await Promise.all(frame.getAnimations().map((animation) => animation.finished));
  return frame.getBoundingClientRect();
};

describe("Sheet", () => {
  itConforms(Sheet, { isOpen: true, title: "Vendors", onClose: () => undefined }, "div");

  it.each(["mouse", "touch", "keyboard"] as const)("D17a opens and closes by %s", async (interactionType) => {
    render(<Page />);
    const tester = new User({ interactionType }).createTester("Dialog", {
      root: trigger().element() as HTMLElement,
      overlayType: "modal",
    });
    await tester.open();
    expect(tester.getDialog()).toBe(sheet().element());
    await tester.close();
    await expect.element(sheet()).not.toBeInTheDocument();
    await expect.element(trigger()).toHaveFocus();
  });

  it("2.1.2 keeps the focus inside: Tab on the last control moves to the first control", async () => {
    render(<Page />);
    await open();
    const close = page.getByRole("button", { name: "Close" });
    await expect.element(close).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole("link", { name: "All" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(close).toHaveFocus();
  });

  it("C18 stays open when onBeforeClose returns false", async () => {
    const onClose = vi.fn<() => void>();
    render(<Page onBeforeClose={() => false} onClose={onClose} />);
    await open();
    await userEvent.keyboard("{Escape}");
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    ["start", "en", 0],
    ["end", "en", 1024 - 400],
    ["start", "ar", 1024 - 400],
    ["end", "ar", 0],
  ] as const)(
    "D17c with side=%s on a page in %s, is at that edge and as high as the window",
    async (side, locale, left) => {
      document.documentElement.dir = locale === "ar" ? "rtl" : "ltr";
      await setViewportWidth(1024);
      render(<Page side={side} />, locale);
      const { x, width, height } = await open().finally(() => document.documentElement.removeAttribute("dir"));
      expect({ x, width, height }).toEqual({ x: left, width: 400, height: 900 });
    },
  );

  it("1.4.10 on a phone, leaves 48 px of the page visible, where a click closes the sheet", async () => {
    await setViewportWidth(320);
    render(<Page side="start" />);
    expect((await open()).width).toBe(320 - 48);
    await page.elementLocator(document.body).click({ position: { x: 316, y: 300 }, force: true });
    await expect.element(sheet()).not.toBeInTheDocument();
  });

  it("D17c with side=bottom, is as wide as a phone and only as high as its content", async () => {
    await setViewportWidth(360);
    render(<Page side="bottom" />);
    const { width, bottom, height } = await open();
    expect([width, bottom]).toEqual([360, 900]);
    expect(height).toBeLessThan(450);
  });

  it("2.3.3 has no animation with reduced motion", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    render(<Page />);
    await trigger().click();
    await expect.element(sheet()).toBeVisible();
    const playing = sheet().element().getAnimations();
    expect(playing.every(({ playState }) => playState === "finished")).toBe(true);
  });
});
