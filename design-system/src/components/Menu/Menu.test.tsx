import { User } from "@react-aria/test-utils";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Menu, type MenuItem } from "./Menu.tsx";

const items: MenuItem[] = [
  { id: "deposit", label: "Deposit" },
  { id: "messages", label: "Messages", disabled: true },
  { id: "limits", label: "Limits" },
  { id: "out", label: "Sign out", tone: "danger" },
];
const trigger = () => page.getByRole("button", { name: "Account" });
const menu = () => page.getByRole("menu", { name: "Account" });

describe("Menu", () => {
  itConforms(Menu, { label: "Account", items, onAction: () => undefined }, "button");

  it.each(["mouse", "touch", "keyboard"] as const)("D17a opens and selects an item by %s", async (interactionType) => {
    const onAction = vi.fn<(id: string) => void>();
    const enabled = items.filter(({ disabled }) => !disabled);
    render(<Menu label="Account" items={enabled} onAction={onAction} />);
    const tester = new User({ interactionType }).createTester("Menu", { root: trigger().element() as HTMLElement });
    await tester.open();
    expect(tester.getOptions().map((option) => option.textContent)).toEqual(enabled.map(({ label }) => label));
    await tester.toggleOptionSelection({ option: "Limits" });
    expect(onAction).toHaveBeenCalledExactlyOnceWith("limits");
    await expect.element(menu()).not.toBeInTheDocument();
    await expect.element(trigger()).toHaveFocus();
  });

  it("2.1.1 skips disabled items, jumps to a typed letter, and closes by Escape", async () => {
    render(<Menu label="Account" items={items} onAction={() => undefined} />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(page.getByRole("menuitem", { name: "Deposit" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(page.getByRole("menuitem", { name: "Limits" })).toHaveFocus();
    await userEvent.keyboard("s");
    await expect.element(page.getByRole("menuitem", { name: "Sign out" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(trigger()).toHaveFocus();
    await expect.element(trigger()).toHaveAttribute("aria-expanded", "false");
  });

  it("D19 names its hidden close buttons in the page's language", async () => {
    render(<Menu label="Account" items={items} onAction={() => undefined} />, "bn");
    await trigger().click();
    await expect.element(menu()).toBeVisible();
    const names = [...document.querySelectorAll("[role=menu]")].flatMap((list) =>
      [...(list.parentElement?.querySelectorAll("button") ?? [])].map((button) => button.getAttribute("aria-label")),
    );
    expect(names).toEqual(["বন্ধ করুন", "বন্ধ করুন"]);
  });
});
