import { User } from "@react-aria/test-utils";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
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

itConforms(
  Select,
  { label: "Pay with", placeholder: "Choose", options, value: null, onValueChange: () => undefined },
  "button",
);

test.each(["mouse", "touch", "keyboard"] as const)(
  "2.1.1 a select can be opened, and an option selected, by %s",
  async (interactionType) => {
    const onValueChange = vi.fn<(id: string) => void>();
    const { container } = render(
      <Select label="Pay with" placeholder="Choose" options={options} value="bkash" onValueChange={onValueChange} />,
    );
    const tester = new User({ interactionType }).createTester("Select", { root: container });
    expect(tester.getTrigger().textContent).toContain("bKash");
    await tester.open();
    expect(tester.getOptions().map((option) => option.textContent)).toEqual(["bKash", "Nagad"]);
    await tester.toggleOptionSelection({ option: "Nagad" });
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("nagad");
    expect(tester.getListbox()).toBeNull();
    await tester.open();
    await tester.close();
    await expect.element(field()).toHaveFocus();
  },
);

test("4.1.2 a select keeps its name when its label is visually hidden, and marks the language of an option", async () => {
  render(
    <Select
      label="Language"
      variant="quiet"
      placeholder="Choose"
      options={[{ id: "bn", label: "বাংলা", lang: "bn" }]}
      value="bn"
      onValueChange={() => undefined}
    />,
  );
  const quiet = page.getByRole("button", { name: "বাংলা Language" });
  await expect.element(quiet).toBeVisible();
  expect(quiet.element().querySelector("[lang=bn]")?.textContent).toBe("বাংলা");
});

const field = () => page.getByRole("button", { name: /Pay with/ });

test("D17a inside a dialog, an option of a select can be selected by mouse", async () => {
  render(<InDialog onClose={() => undefined} />);
  await userEvent.click(field());
  await userEvent.click(page.getByRole("option", { name: "Nagad" }));
  await expect.element(field()).toHaveTextContent("Nagad");
});

test("D17a inside a dialog, Escape closes only the open list of a select", async () => {
  const onClose = vi.fn<() => void>();
  render(<InDialog onClose={onClose} />);
  await userEvent.click(field());
  await expect.element(page.getByRole("listbox")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(field()).toHaveFocus();
});

test("D21 a form hears when the focus leaves a select, but not while its list is open", async () => {
  const onBlur = vi.fn<() => void>();
  render(
    <>
      <Select label="Pay with" placeholder="Choose" options={options} onBlur={onBlur} />
      <button type="button">Next</button>
    </>,
  );
  await userEvent.click(field());
  await expect.element(page.getByRole("listbox")).toBeVisible();
  await userEvent.keyboard("{ArrowDown}");
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect.element(field()).toHaveFocus();
  onBlur.mockClear();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Next" })).toHaveFocus();
  expect(onBlur).toHaveBeenCalledOnce();
});
