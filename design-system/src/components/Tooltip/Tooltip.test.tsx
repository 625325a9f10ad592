import { createRef } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CopyIcon } from "../../icons/icons.ts";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { touch } from "../../testing/devices/touch.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Tooltip } from "./Tooltip.tsx";

const button = () => page.getByRole("button", { name: "Draws" });
const tooltip = () => page.getByRole("tooltip");
const elsewhere = () => page.getByRole("button", { name: "Elsewhere" });

const renderDraws = () =>
  render(
    <div style={{ padding: 100 }}>
      <Tooltip text="Newest first">
        <Button>Draws</Button>
      </Tooltip>
      <div style={{ paddingBlockStart: 200 }}>
        <Button>Elsewhere</Button>
      </div>
    </div>,
  );

describe("Tooltip", () => {
  itConforms(Tooltip, { text: "Newest first", children: <Button>Draws</Button> }, "button");

  it("1.4.13 appears when its control gets the focus, and describes the control", async () => {
    renderDraws();
    expect(button().element().getAttribute("aria-describedby")).toBeNull();
    await userEvent.tab();
    await expect.element(tooltip()).toBeVisible();
    await expect.element(button()).toHaveAccessibleDescription("Newest first");
    await userEvent.tab();
    await expect.element(tooltip()).not.toBeInTheDocument();
  });

  it("1.4.13 closes on Escape without moving the focus", async () => {
    renderDraws();
    await userEvent.tab();
    await expect.element(tooltip()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(tooltip()).not.toBeInTheDocument();
    await expect.element(button()).toHaveFocus();
  });

  it("1.4.13 stays while the mouse is over it, and closes when the mouse leaves", async () => {
    renderDraws();
    // A hover counts only if the mouse enters the control from outside.
    await elsewhere().hover();
    await button().hover();
    await expect.element(tooltip()).toBeVisible();
    await tooltip().hover();
    // This is longer than the delay before the tooltip closes.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect.element(tooltip()).toBeVisible();
    await elsewhere().hover();
    await expect.element(tooltip()).not.toBeInTheDocument();
  });

  it("2.5.2 does not open on touch; the touch presses the control", async () => {
    const onClick = vi.fn<() => void>();
    render(
      <Tooltip text="Newest first">
        <Button onClick={onClick}>Draws</Button>
      </Tooltip>,
    );
    await touch(button().element());
    await expect.poll(() => onClick.mock.calls.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(tooltip().elements()).toHaveLength(0);
  });

  it("4.1.2 keeps the name, description, ref and handlers of its control", async () => {
    const ref = createRef<HTMLButtonElement>();
    const onFocus = vi.fn<() => void>();
    render(
      <>
        <p id="own">Own words.</p>
        <Tooltip text="Newest first">
          <Button ref={ref} aria-describedby="own" onFocus={onFocus}>
            Draws
          </Button>
        </Tooltip>
      </>,
    );
    expect(ref.current).toBe(button().element());
    await userEvent.tab();
    await expect.element(button()).toHaveAccessibleDescription("Own words. Newest first");
    expect(onFocus).toHaveBeenCalledOnce();
  });

  it("4.1.2 adds no description and no title when it only shows the name of its control", async () => {
    render(
      <Tooltip text="Copy" purpose="name">
        <IconButton label="Copy" icon={CopyIcon} />
      </Tooltip>,
    );
    const copy = page.getByRole("button", { name: "Copy" });
    await userEvent.tab();
    await expect.element(tooltip()).toBeVisible();
    await expect.element(copy).not.toHaveAttribute("aria-describedby");
    await expect.element(copy).not.toHaveAttribute("title");
  });

  it("D17a the first Escape inside a dialog closes the tooltip, the second closes the dialog", async () => {
    const onClose = vi.fn<() => void>();
    render(
      <Dialog title="Results" isOpen onClose={onClose}>
        <Tooltip text="Newest first">
          <Button>Draws</Button>
        </Tooltip>
      </Dialog>,
    );
    await expect.element(page.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(tooltip()).toBeVisible();
    expect(tooltip().element().closest("[role=dialog]")).not.toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect.element(tooltip()).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("1.4.11 has a border in forced colours mode and no animation with reduced motion", async () => {
    await emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    renderDraws();
    await userEvent.tab();
    await expect.element(tooltip()).toBeVisible();
    const bubble = tooltip().element();
    expect(getComputedStyle(bubble).borderTopColor).not.toBe("rgba(0, 0, 0, 0)");
    expect(bubble.getAnimations().every(({ playState }) => playState === "finished")).toBe(true);
  });
});
