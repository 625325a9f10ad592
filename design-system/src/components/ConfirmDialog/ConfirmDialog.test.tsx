import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Button } from "../Button/Button.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const noop = () => undefined;

describe("ConfirmDialog", () => {
  itConforms(ConfirmDialog, { isOpen: true, title: "Log out?", onConfirm: noop, onCancel: noop }, "div");

  it("R273 confirms only when the confirm button is pressed", async () => {
    const onConfirm = vi.fn<() => void>();
    render(<ConfirmDialog isOpen title="Log out?" onConfirm={onConfirm} onCancel={noop} />);
    expect(onConfirm).not.toHaveBeenCalled();
    await page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Confirm" }).click();
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it("3.3.4 focuses Cancel first when its tone is danger", async () => {
    const onCancel = vi.fn<() => void>();
    render(<ConfirmDialog isOpen tone="danger" title="Remove?" onConfirm={noop} onCancel={onCancel} />);
    await expect.element(page.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it("2.1.1 D12 is not answered by the Enter that opened it and stays down, nor opened again by the one that closed it", async () => {
    const [onOpen, onAnswer] = [vi.fn<() => void>(), vi.fn<() => void>()];
    function Offer() {
      const [isOpen, setIsOpen] = useState(false);
      const open = () => {
        onOpen();
        setIsOpen(true);
      };
      const answer = () => {
        onAnswer();
        setIsOpen(false);
      };
      return (
        <>
          <Button onClick={open}>Accept</Button>
          <ConfirmDialog isOpen={isOpen} title="Accept the offer?" onConfirm={answer} onCancel={answer} />
        </>
      );
    }
    render(<Offer />);
    page.getByRole("button", { name: "Accept" }).element().focus();
    await userEvent.keyboard("{Enter>6/}");
    await expect.element(page.getByRole("alertdialog")).toBeVisible();
    expect([onOpen.mock.calls.length, onAnswer.mock.calls.length]).toEqual([1, 0]);
    await userEvent.keyboard("{Enter>6/}");
    await expect.element(page.getByRole("button", { name: "Accept" })).toHaveFocus();
    expect([onOpen.mock.calls.length, onAnswer.mock.calls.length]).toEqual([1, 1]);
  });

  it("D12 ignores Escape while the confirmed action is in progress", async () => {
    const onCancel = vi.fn<() => void>();
    render(<ConfirmDialog isOpen loading title="Log out?" onConfirm={noop} onCancel={onCancel} />);
    await expect.element(page.getByRole("alertdialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(onCancel).not.toHaveBeenCalled();
  });
});
