import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { SAMPLE_GROUPS } from "../../testing/samples/navigation.ts";
import { render } from "../../testing/render.tsx";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { Button } from "../Button/Button.tsx";
import { SectionDialog, type SectionDialogProps } from "./SectionDialog.tsx";

function Page({ start = "Home", ...props }: Partial<SectionDialogProps> & { start?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [title, setTitle] = useState(start);
  const groups = SAMPLE_GROUPS.map((group) => ({
    ...group,
    items: group.items.map(({ id, label, icon }) => ({
      id,
      label,
      icon,
      isCurrent: label === title,
      onClick: () => setTitle(label),
    })),
  }));
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <SectionDialog
        label="Member centre"
        {...props}
        title={title}
        groups={groups}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        {Array.from({ length: 60 }, (_, line) => (
          <p key={line}>{title} line</p>
        ))}
      </SectionDialog>
    </>
  );
}

const dialog = (name = "Home") => page.getByRole("dialog", { name });
const navigation = () => page.getByRole("navigation", { name: "Member centre" });
const body = (line: string) => page.getByText(line).first().element().parentElement?.parentElement;
const open = async (name?: string) => {
  await page.getByRole("button", { name: "Open" }).click();
  await expect.element(dialog(name)).toBeVisible();
};

describe("SectionDialog", () => {
  itConforms(
    SectionDialog,
    { isOpen: true, label: "Member centre", title: "Home", groups: SAMPLE_GROUPS, onClose: () => undefined },
    "div",
  );

  it("R176 is named after its section, and scrolls to the top when the section changes", async () => {
    await setViewportWidth(1280);
    render(<Page />);
    await open();
    body("Home line")?.scrollTo({ top: 400 });
    expect(body("Home line")?.scrollTop).toBe(400);
    await navigation().getByRole("button", { name: "Slots" }).click();
    await expect.element(dialog("Slots")).toBeVisible();
    expect(body("Slots line")?.scrollTop).toBe(0);
    await expect.element(navigation().getByRole("button", { name: "Slots" })).toHaveAttribute("aria-current", "true");
  });

  it("4.1.3 announces another section, because the focus stays in the navigation", async () => {
    await setViewportWidth(1280);
    render(<Page />);
    await open();
    await navigation().getByRole("button", { name: "Poker" }).click();
    await expect.element(navigation().getByRole("button", { name: "Poker" })).toHaveFocus();
    await expect.poll(() => document.querySelector('[data-announcer="polite"]')?.textContent).toBe("Poker");
  });

  it("2.4.11 scrolls to the current section in its navigation", async () => {
    await setViewportWidth(1280);
    await page.viewport(1280, 400);
    render(<Page start="Promotions" />);
    await open("Promotions");
    const current = navigation().getByRole("button", { name: "Promotions" }).element().getBoundingClientRect();
    expect(current.top).toBeGreaterThanOrEqual(0);
    expect(current.bottom).toBeLessThanOrEqual(400);
  });

  it("on phones, a button replaces the content by the list of sections, and a selected section gets the focus", async () => {
    await setViewportWidth(360);
    render(<Page />);
    await open();
    await expect.element(navigation()).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Member centre" }).click();
    await expect.element(page.getByText("Home line").first()).not.toBeVisible();
    await navigation().getByRole("button", { name: "Poker" }).click();
    await expect.element(dialog("Poker")).toBeVisible();
    await expect.element(navigation()).not.toBeInTheDocument();
    await vi.waitFor(() =>
      expect(page.getByText("Poker line").first().element().parentElement).toBe(document.activeElement),
    );
  });

  it("C18 stays open when onBeforeClose returns false", async () => {
    const onBeforeClose = vi.fn<() => boolean>(() => false);
    render(<Page onBeforeClose={onBeforeClose} />);
    await open();
    await userEvent.keyboard("{Escape}");
    expect(onBeforeClose).toHaveBeenCalledOnce();
    await expect.element(dialog()).toBeVisible();
  });
});
