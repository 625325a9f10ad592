import { createRef } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CopyIcon } from "../../icons/icons.ts";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { touch } from "../../testing/touch.ts";
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

  it("1.4.13 comes with the keyboard's focus and describes the control", async () => {
    renderDraws();
    expect(button().element().getAttribute("aria-describedby")).toBeNull();
    await userEvent.tab();
    await expect.element(tooltip()).toBeVisible();
    await expect.element(button()).toHaveAccessibleDescription("Newest first");
    await userEvent.tab();
    await expect.element(tooltip()).not.toBeInTheDocument();
  });

  it("1.4.13 goes by Escape, while focus and mouse stay", async () => {
    renderDraws();
    await userEvent.tab();
    await expect.element(tooltip()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(tooltip()).not.toBeInTheDocument();
    await expect.element(button()).toHaveFocus();
  });

  it("1.4.13 stays while the mouse is over its own words, and goes when it leaves", async () => {
    renderDraws();
    // A mouse comes from somewhere.
    await elsewhere().hover();
    await button().hover();
    await expect.element(tooltip()).toBeVisible();
    await tooltip().hover();
    // Longer than it waits before it closes.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect.element(tooltip()).toBeVisible();
    await elsewhere().hover();
    await expect.element(tooltip()).not.toBeInTheDocument();
  });

  it("2.5.2 opens nothing for a finger, whose press goes to the control", async () => {
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

  it("4.1.2 leaves the control's own name, description, ref and handlers", async () => {
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

  it("4.1.2 is not heard twice where it only shows the name, and replaces the browser's own", async () => {
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

  it("D17a takes the first Escape in a dialog, which takes the second", async () => {
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

  it("1.4.11 has an edge in colours of one's own, and stands still under reduced motion", async () => {
    await emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    renderDraws();
    await userEvent.tab();
    await expect.element(tooltip()).toBeVisible();
    const bubble = tooltip().element();
    expect(getComputedStyle(bubble).borderTopColor).not.toBe("rgba(0, 0, 0, 0)");
    expect(bubble.getAnimations().every(({ playState }) => playState === "finished")).toBe(true);
  });
});
