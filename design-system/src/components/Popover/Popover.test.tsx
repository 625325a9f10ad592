import { User } from "@react-aria/test-utils";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Popover } from "./Popover.tsx";

const trigger = () => page.getByRole("button", { name: "Explain" });
const panel = () => page.getByRole("dialog", { name: "Explain" });

describe("Popover", () => {
  itConforms(Popover, { label: "Explain", children: "Text" }, "button");

  it.each(["mouse", "touch", "keyboard"] as const)("D17a opens and closes by %s", async (interactionType) => {
    render(
      <Popover label="Explain">
        <a href="#more">More</a>
      </Popover>,
    );
    const tester = new User({ interactionType }).createTester("Dialog", {
      root: trigger().element() as HTMLElement,
      overlayType: "popover",
    });
    await tester.open();
    expect(tester.getDialog()).toBe(panel().element());
    await tester.close();
    await expect.element(panel()).not.toBeInTheDocument();
    await expect.element(trigger()).toHaveFocus();
  });

  it("2.4.3 gets the focus, keeps the focus inside, and is referenced by its trigger", async () => {
    render(
      <Popover label="Explain">
        <a href="#more">More</a>
      </Popover>,
    );
    await expect.element(trigger()).toHaveAttribute("aria-expanded", "false");
    await trigger().click();
    await expect.element(panel()).toHaveFocus();
    expect(document.querySelector("[aria-expanded=true]")?.getAttribute("aria-controls")).toBe(panel().element().id);
    const link = page.getByRole("link", { name: "More" });
    await userEvent.tab();
    await expect.element(link).toHaveFocus();
    for (let step = 0; step < 3; step += 1) {
      await userEvent.tab();
      expect(panel().element().parentElement?.contains(document.activeElement)).toBe(true);
    }
  });

  it("2.1.1 the close function for its children calls onOpenChange, and a controlled popover stays open", async () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>();
    render(
      <Popover label="Explain" isOpen onOpenChange={onOpenChange}>
        {(close) => (
          <button type="button" onClick={close}>
            Done
          </button>
        )}
      </Popover>,
    );
    await page.getByRole("button", { name: "Done" }).click();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    await expect.element(panel()).toBeVisible();
  });

  it("D17a inside a dialog, its text field accepts input and Escape closes only the popover", async () => {
    const onClose = vi.fn<() => void>();
    render(
      <Dialog title="Report" isOpen onClose={onClose}>
        <Popover label="Explain">
          <TextField label="Name" />
        </Popover>
      </Dialog>,
    );
    await trigger().click();
    await page.getByRole("textbox", { name: "Name" }).fill("koi");
    await userEvent.keyboard("{Escape}");
    await expect.element(panel()).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await expect.element(trigger()).toHaveFocus();
  });

  it("1.4.11 has a border in forced colours mode and no animation with reduced motion", async () => {
    await emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    render(<Popover label="Explain">Text</Popover>);
    await trigger().click();
    const frame = panel().element().parentElement as HTMLElement;
    expect(getComputedStyle(frame).borderTopWidth).toBe("1px");
    expect(frame.getAnimations().every(({ playState }) => playState === "finished")).toBe(true);
  });
});
