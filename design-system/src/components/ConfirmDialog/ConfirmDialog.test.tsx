import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
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

  it("D12 ignores Escape while the confirmed action is in progress", async () => {
    const onCancel = vi.fn<() => void>();
    render(<ConfirmDialog isOpen loading title="Log out?" onConfirm={noop} onCancel={onCancel} />);
    await expect.element(page.getByRole("alertdialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(onCancel).not.toHaveBeenCalled();
  });
});
