import { useState } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Popover } from "../Popover/Popover.tsx";
import { Select } from "../Select/Select.tsx";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import { Dialog } from "./Dialog.tsx";

const BANKS = [{ id: "brac", label: "Brac" }];

const dialog = () => page.getByRole("dialog", { name: "Delete the card" });
const button = (name: string) => page.getByRole("button", { name });
const isPageStill = () => getComputedStyle(document.documentElement).overflowY === "hidden";

/** A button in a pop-up opens a dialog that is rendered beside the pop-up. */
function Card() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Popover label="Card">
        <button type="button" onClick={() => setIsOpen(true)}>
          Delete
        </button>
      </Popover>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Delete the card">
        <Select label="Bank" options={BANKS} placeholder="Choose a bank" />
      </Dialog>
    </>
  );
}

async function openFromPopup() {
  await button("Card").click();
  await button("Delete").click();
  await expect.element(button("Close")).toHaveFocus();
}

describe("D17a a dialog that opens from a pop-up", () => {
  it("D17a closes the pop-up, keeps the focus without an error, and gives it to the pop-up's button", async () => {
    const onError = vi.fn<(event: ErrorEvent) => void>((event) => event.preventDefault());
    addEventListener("error", onError);
    onTestFinished(() => removeEventListener("error", onError));
    render(<Card />);
    await openFromPopup();
    await expect.element(page.getByRole("dialog", { name: "Card", includeHidden: true })).not.toBeInTheDocument();
    expect(onError).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(button("Card")).toHaveFocus();
  });

  it("R294 keeps the page still until the dialog closes", async () => {
    render(<Card />);
    await openFromPopup();
    expect(isPageStill()).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect.poll(isPageStill).toBe(false);
  });

  it("R294 lets the page scroll after a dialog leaves the page together with the open list inside it", async () => {
    const { unmount } = render(<Card />);
    await openFromPopup();
    await page.getByRole("button", { name: /Bank/ }).click();
    await expect.element(page.getByRole("listbox")).toBeVisible();
    unmount();
    expect(isPageStill()).toBe(false);
  });

  it("R294 keeps a page still that sets its own scroll bar outside of all layers", async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { overflow-y: scroll }");
    document.adoptedStyleSheets.push(sheet);
    onTestFinished(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    });
    render(<Dialog isOpen onClose={() => undefined} title="Delete the card" />);
    await expect.poll(isPageStill).toBe(true);
  });
});

describe("D17a an element that is shown in full screen", () => {
  it("D17a contains the dialogs, pop-ups and tooltips that open in it", async () => {
    const { container } = render(
      <>
        <Card />
        <Tooltip text="Shows all games">
          <button type="button">Games</button>
        </Tooltip>
      </>,
    );
    vi.spyOn(document, "fullscreenElement", "get").mockReturnValue(container);
    await button("Games").hover();
    const tooltip = page.getByRole("tooltip");
    await expect.element(tooltip).toBeVisible();
    expect(container.contains(tooltip.element())).toBe(true);
    await button("Card").click();
    const popup = page.getByRole("dialog", { name: "Card" });
    await expect.element(popup).toBeVisible();
    expect(container.contains(popup.element())).toBe(true);
    await button("Delete").click();
    await expect.element(dialog()).toBeVisible();
    expect(container.contains(dialog().element())).toBe(true);
  });

  it("D17a opens dialogs at the end of the page if it is a frame, which shows no children", async () => {
    vi.spyOn(document, "fullscreenElement", "get").mockReturnValue(document.createElement("iframe"));
    render(<Card />);
    await openFromPopup();
    await expect.element(dialog()).toBeVisible();
  });
});
