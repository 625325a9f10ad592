import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { touch } from "../../testing/devices/touch.ts";
import { Select } from "../Select/Select.tsx";
import { Dialog } from "./Dialog.tsx";

const BANKS = ["Agrani", "Brac", "Dutch-Bangla"].map((label) => ({ id: label, label }));

/** A Radix dialog with a react-aria select inside. The two libraries do not work together without help. */
function BankDialog() {
  const [isOpen, setIsOpen] = useState(true);
  const [bank, setBank] = useState<string | null>(null);
  return (
    <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Bind a card">
      <Select label="Bank" options={BANKS} value={bank} onValueChange={setBank} placeholder="Choose a bank" />
    </Dialog>
  );
}

const dialog = () => page.getByRole("dialog", { name: "Bind a card", includeHidden: true });
const trigger = () => page.getByRole("button", { name: /Bank/ });
const list = () => page.getByRole("listbox");
const option = () => page.getByRole("option", { name: "Brac" });

/** Expects that the option is chosen, the trigger has the focus, and the dialog is still open. */
const expectChosen = async () => {
  await expect.element(trigger()).toHaveTextContent("Brac");
  await expect.element(trigger()).toHaveFocus();
  await expect.element(dialog()).toBeVisible();
};

describe("D17a a react-aria Select inside a Dialog", () => {
  it("D17a selects an option by mouse and returns the focus to its button", async () => {
    render(<BankDialog />);
    await trigger().click();
    await option().click();
    await expect.element(list()).not.toBeInTheDocument();
    await expectChosen();
  });

  it("D17a selects an option by touch and returns the focus to its button", async () => {
    render(<BankDialog />);
    await expect.element(trigger()).toBeVisible();
    await touch(trigger().element());
    await expect.element(option()).toBeVisible();
    await touch(option().element());
    await expect.element(list()).not.toBeInTheDocument();
    await expectChosen();
  });

  it("D17a selects an option by keyboard and returns the focus to its button", async () => {
    render(<BankDialog />);
    await expect.element(page.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(list()).toBeVisible();
    await userEvent.keyboard("b{Enter}");
    await expect.element(list()).not.toBeInTheDocument();
    await expectChosen();
  });

  it("D17a the first Escape closes the list; the second Escape closes the dialog", async () => {
    render(<BankDialog />);
    await trigger().click();
    await expect.element(list()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(dialog()).toBeVisible();
    await expect.element(trigger()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});
