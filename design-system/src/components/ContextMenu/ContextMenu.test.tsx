import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { LinkProvider } from "../LinkProvider/LinkProvider.tsx";
import type { MenuEntry } from "../Menu/Menu.tsx";
import { ContextMenu, type ContextMenuProps } from "./ContextMenu.tsx";

const items: MenuEntry[] = [
  { id: "copy", label: "Copy" },
  { id: "hide", label: "Hide", disabled: true },
  { id: "more", label: "More", items: [{ id: "records", label: "Records", href: "#records" }] },
  { id: "end", items: [{ id: "cancel", label: "Cancel", tone: "danger" }] },
];
const area = (props: Partial<ContextMenuProps> = {}) => (
  <ContextMenu label="Withdrawal" items={items} {...props}>
    <p style={{ inlineSize: 200, blockSize: 60 }}>Number 7</p>
    <button type="button">Details</button>
  </ContextMenu>
);
const text = () => page.getByText("Number 7");
const button = () => page.getByRole("button", { name: "Details" });
const menu = () => page.getByRole("menu", { name: "Withdrawal" });
const item = (name: string) => page.getByRole("menuitem", { name });
const popover = () => menu().element().parentElement ?? document.body;

describe("ContextMenu", () => {
  itConforms(ContextMenu, { label: "Withdrawal", items, children: "Number 7" }, "div");

  it("opens at the pointer by right click, and runs the chosen action after the menu has closed", async () => {
    const onAction = vi.fn<(id: string) => void>(() => expect(menu().query()).toBeNull());
    const { container } = render(area({ onAction }));
    await text().click({ button: "right", position: { x: 30, y: 20 } });
    await expect.element(menu()).toBeVisible();
    const { x, y } = text().element().getBoundingClientRect();
    const at = popover().getBoundingClientRect();
    expect(Math.abs(at.x - (x + 30))).toBeLessThan(12);
    expect(at.y - (y + 20)).toBeLessThan(12);
    await item("Copy").click();
    expect(onAction).toHaveBeenCalledExactlyOnceWith("copy");
    await expect.element(menu()).not.toBeInTheDocument();
    await vi.waitUntil(() => document.activeElement === container.firstElementChild);
  });

  it.each(["{ContextMenu}", "{Shift>}{F10}{/Shift}"])(
    "2.1.1 %s opens the menu below the focused control",
    async (keys) => {
      render(area());
      await userEvent.tab();
      await expect.element(button()).toHaveFocus();
      await userEvent.keyboard(keys);
      // A browser without a window system sends no event for the key.
      if (!menu().query())
        button()
          .element()
          .dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
      await expect.element(menu()).toBeVisible();
      const { left, bottom } = button().element().getBoundingClientRect();
      const at = popover().getBoundingClientRect();
      expect(Math.abs(at.left - left)).toBeLessThan(12);
      expect(Math.abs(at.top - bottom)).toBeLessThan(12);
      await userEvent.keyboard("{ArrowDown}");
      await expect.element(item("Copy")).toHaveFocus();
      await userEvent.keyboard("{ArrowDown}");
      await expect.element(item("Records")).toHaveFocus();
      await userEvent.keyboard("c");
      await expect.element(item("Cancel")).toHaveFocus();
      await userEvent.keyboard("{Escape}");
      await expect.element(menu()).not.toBeInTheDocument();
      await expect.element(button()).toHaveFocus();
    },
  );

  it("2.4.3 returns the focus to the control before the chosen action runs", async () => {
    const focused: (Element | null)[] = [];
    render(area({ onAction: () => focused.push(document.activeElement) }));
    button().element().focus();
    await button().click({ button: "right" });
    await item("Copy").click();
    expect(focused).toEqual([button().element()]);
  });

  it("opens by a long press of a finger, as Android reports it, and stays open when the finger is lifted", async () => {
    render(area());
    const { x, y } = text().element().getBoundingClientRect();
    const finger = { bubbles: true, cancelable: true, pointerType: "touch", clientX: x + 30, clientY: y + 20 };
    text().element().dispatchEvent(new PointerEvent("pointerdown", finger));
    const press = new PointerEvent("contextmenu", finger);
    text().element().dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    await expect.element(menu()).toBeVisible();
    document.body.dispatchEvent(new PointerEvent("pointerup", finger));
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(item("Copy")).toHaveFocus();
    expect(Math.abs(popover().getBoundingClientRect().x - (x + 30))).toBeLessThan(12);
  });

  it("1.3.1 has named sections with separators between them, links and disabled items", async () => {
    render(area());
    await text().click({ button: "right" });
    await expect.element(page.getByRole("group", { name: "More" })).toBeVisible();
    expect(page.getByRole("separator").elements()).toHaveLength(2);
    await expect.element(item("Records")).toHaveAttribute("href", "#records");
    await expect.element(item("Hide")).toHaveAttribute("aria-disabled", "true");
  });

  it("follows a link with the app's router, and does not call onAction", async () => {
    const onAction = vi.fn<(id: string) => void>();
    const visited: string[] = [];
    render(
      <LinkProvider
        component={({ href, onClick, children, ...anchor }) => (
          <a
            {...anchor}
            href={href}
            onClick={(event) => {
              onClick?.(event);
              event.preventDefault();
              visited.push(href);
            }}
          >
            {children}
          </a>
        )}
      >
        {area({ onAction })}
      </LinkProvider>,
    );
    await text().click({ button: "right" });
    await item("Records").click();
    await expect.element(menu()).not.toBeInTheDocument();
    await text().click({ button: "right" });
    await expect.element(menu()).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect.element(menu()).not.toBeInTheDocument();
    expect(visited).toEqual(["#records", "#records"]);
    expect(onAction).not.toHaveBeenCalled();
  });

  it("does not replace the browser's menu when disabled", async () => {
    render(area({ disabled: true }));
    const event = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
    button().element().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(menu().query()).toBeNull();
  });

  it("D17a works in a dialog; Escape closes only the menu", async () => {
    const onClose = vi.fn<() => void>();
    render(
      <Dialog title="Report" isOpen onClose={onClose}>
        {area()}
      </Dialog>,
    );
    await text().click({ button: "right" });
    await expect.element(menu()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(menu()).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it("1.3.2 opens to the left on right-to-left pages", async () => {
    document.documentElement.dir = "rtl";
    render(<div dir="rtl">{area()}</div>, "ar");
    await text().click({ button: "right", position: { x: 30, y: 20 } });
    await expect.element(menu()).toBeVisible();
    const { x } = text().element().getBoundingClientRect();
    expect(Math.abs(popover().getBoundingClientRect().right - (x + 30))).toBeLessThan(12);
    document.documentElement.removeAttribute("dir");
  });
});
