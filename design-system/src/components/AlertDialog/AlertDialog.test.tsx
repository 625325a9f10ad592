import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Button } from "../Button/Button.tsx";
import { AlertDialog } from "./AlertDialog.tsx";

const alertDialog = () => page.getByRole("alertdialog", { name: "Session expired" });
const safe = () => page.getByRole("button", { name: "Stay" });

function Page({ onSafe }: { onSafe: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    onSafe();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <AlertDialog
        isOpen={isOpen}
        title="Session expired"
        description="Log in again to go on."
        safeLabel="Stay"
        onSafe={close}
        actions={<Button tone="danger">Leave</Button>}
      />
    </>
  );
}

const open = async () => {
  const onSafe = vi.fn<() => void>();
  render(<Page onSafe={onSafe} />);
  await page.getByRole("button", { name: "Open" }).click();
  await expect.element(alertDialog()).toBeVisible();
  return onSafe;
};

describe("AlertDialog", () => {
  itConforms(AlertDialog, { isOpen: true, title: "Session expired", onSafe: () => undefined }, "div");

  it("4.1.2 has the role alertdialog, a name and a description (APG)", async () => {
    await open();
    await expect.element(alertDialog()).toHaveAccessibleDescription("Log in again to go on.");
  });

  it("3.3.4 focuses the safe button first, so that Enter presses it", async () => {
    const onSafe = await open();
    await expect.element(safe()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(onSafe).toHaveBeenCalledOnce();
  });

  it("2.1.2 keeps the focus inside; Escape presses the safe button and returns the focus to the opener (APG)", async () => {
    const onSafe = await open();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Leave" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(safe()).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(page.getByRole("button", { name: "Leave" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(onSafe).toHaveBeenCalledOnce();
    await expect.element(page.getByRole("button", { name: "Open" })).toHaveFocus();
  });

  it("D12 ignores Escape and disables the safe button while its action is in progress", async () => {
    const onSafe = vi.fn<() => void>();
    render(<AlertDialog isOpen loading title="Session expired" safeLabel="Stay" onSafe={onSafe} />);
    await expect.element(alertDialog()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(safe()).toBeDisabled();
    expect(onSafe).not.toHaveBeenCalled();
  });
});
