import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { Select } from "./Select.tsx";

const options = [
  { id: "bkash", label: "bKash" },
  { id: "nagad", label: "Nagad" },
];

function InDialog({ onClose }: { onClose: () => void }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Dialog title="Deposit" isOpen onClose={onClose}>
      <Select label="Pay with" placeholder="Choose" options={options} value={value} onValueChange={setValue} />
    </Dialog>
  );
}

const field = () => page.getByRole("button", { name: /Pay with/ });

test("D17a chooses by mouse inside a dialog", async () => {
  render(<InDialog onClose={() => undefined} />);
  await userEvent.click(field());
  await userEvent.click(page.getByRole("option", { name: "Nagad" }));
  await expect.element(field()).toHaveTextContent("Nagad");
});

test("D17a Escape in an open list closes the list alone", async () => {
  const onClose = vi.fn<() => void>();
  render(<InDialog onClose={onClose} />);
  await userEvent.click(field());
  await expect.element(page.getByRole("listbox")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(field()).toHaveFocus();
});
