import { User } from "@react-aria/test-utils";
import { describe, expect, it, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { Tabs } from "./Tabs.tsx";

const items = [
  { value: "one", label: "One", content: "First" },
  { value: "two", label: "Two", content: "Second" },
  { value: "three", label: "Three", content: "Third", disabled: true },
  { value: "four", label: "Four", content: "Fourth" },
];
const tab = (name: string) => page.getByRole("tab", { name });

/** Presses, moves or releases the mouse at the middle of a tab, as the browser's debugging protocol counts places. */
const mouse = (type: "mousePressed" | "mouseMoved" | "mouseReleased", name: string) => {
  const frame = window.frameElement?.getBoundingClientRect();
  const { x, y, width, height } = tab(name).element().getBoundingClientRect();
  const place = { x: (frame?.x ?? 0) + x + width / 2, y: (frame?.y ?? 0) + y + height / 2 };
  return cdp().send("Input.dispatchMouseEvent", { type, button: "left", buttons: 1, clickCount: 1, ...place });
};

const WAYS = ["mouse", "touch", "keyboard"] as const;

const isInSight = (name: string) => {
  const [frame, box] = [page.getByRole("tablist"), tab(name)].map((part) => part.element().getBoundingClientRect());
  return frame && box && box.left >= frame.left && box.right <= frame.right;
};

describe("Tabs", () => {
  itConforms(Tabs, { label: "Numbers", items }, "div");

  it.each(WAYS)("2.1.1 shows the panel of the tab that is selected by %s", async (interactionType) => {
    render(<Tabs label="Numbers" items={items} />);
    const root = page.getByRole("tablist").element() as HTMLElement;
    const tester = new User({ interactionType }).createTester("Tabs", { root });
    expect(tester.getTabs()).toHaveLength(items.length);
    expect(tester.getSelectedTab()).toBe(tab("One").element());
    await tester.triggerTab({ tab: "Two" });
    await expect.poll(() => tester.getSelectedTab()?.textContent).toBe("Two");
    expect(tester.getActiveTabpanel()?.textContent).toBe("Second");
    await tester.triggerTab({ tab: "Four" });
    await expect.poll(() => tester.getActiveTabpanel()?.textContent).toBe("Fourth");
  });

  it("2.1.1 arrow keys select tabs, skip disabled ones and wrap around", async () => {
    render(<Tabs label="Numbers" items={items} />);
    await userEvent.tab();
    await expect.element(tab("One")).toHaveFocus();
    // The keys are pressed one by one, because Radix moves the focus in a timeout.
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(tab("Two")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(tab("Four")).toHaveAttribute("aria-selected", "true");
    await expect.element(tab("Four")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(tab("One")).toHaveAttribute("aria-selected", "true");
    await expect.element(tab("One")).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect.element(page.getByRole("tabpanel", { name: "Four" })).toBeVisible();
  });

  it("3.2.1 with manual activation, an arrow key only moves the focus, and Enter, Space or a click chooses once", async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Tabs label="Numbers" items={items} activation="manual" onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(tab("Two")).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
    await expect.element(tab("One")).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    await expect.element(tab("Two")).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(tab("One")).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect.element(tab("One")).toHaveAttribute("aria-selected", "true");
    await tab("Four").click();
    expect(onValueChange.mock.calls).toEqual([["two"], ["one"], ["four"]]);
  });

  it("2.5.2 a press that leaves the tab before the mouse button is released chooses nothing", async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Tabs label="Numbers" items={items} onValueChange={onValueChange} />);
    await mouse("mousePressed", "Two");
    await mouse("mouseMoved", "Four");
    await mouse("mouseReleased", "Four");
    expect(onValueChange).not.toHaveBeenCalled();
    await mouse("mousePressed", "Two");
    await mouse("mouseReleased", "Two");
    expect(onValueChange.mock.calls).toEqual([["two"]]);
    await expect.element(tab("Two")).toHaveFocus();
  });

  it("2.1.1 reverses the arrow keys on right-to-left pages", async () => {
    render(<Tabs label="Numbers" items={items} />, "ar");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(tab("Two")).toHaveFocus();
  });

  it.each(["en", "ar"])(
    "2.4.11 scrolls to the selected tab, also when its parent selects it, in %s",
    async (locale) => {
      const many = Array.from({ length: 20 }, (_none, index) => ({
        value: `${index}`,
        label: `Tab ${index}`,
        content: "",
      }));
      const row = (value: string) => (
        <div style={{ inlineSize: 300 }}>
          <Tabs label="Numbers" items={many} value={value} />
        </div>
      );
      const { rerender } = render(row("15"), locale);
      expect(isInSight("Tab 15")).toBe(true);
      rerender(row("2"));
      await expect.poll(() => isInSight("Tab 2")).toBe(true);
    },
  );

  it.each([
    ["one", "Two"],
    ["two", "Four"],
    ["four", "Two"],
  ])("2.4.3 moves selection and focus from a removed tab (%s) to its neighbour, %s", async (removed, neighbour) => {
    const { rerender } = render(<Tabs label="Numbers" items={items} defaultValue={removed} />);
    page.getByRole("tab", { selected: true }).element().focus();
    rerender(<Tabs label="Numbers" items={items.filter(({ value }) => value !== removed)} defaultValue={removed} />);
    await expect.element(tab(neighbour)).toHaveAttribute("aria-selected", "true");
    await expect.element(tab(neighbour)).toHaveFocus();
  });

  it("2.4.3 reports to a controlling parent that its selected tab was removed", async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    const tabs = (shown: typeof items) => (
      <Tabs label="Numbers" items={shown} value="two" onValueChange={onValueChange} />
    );
    const { rerender } = render(tabs(items));
    rerender(tabs(items.filter(({ value }) => value !== "two")));
    await expect.element(tab("Four")).toHaveAttribute("aria-selected", "true");
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("four");
  });

  it("D20 keeps the tab that its parent selects when it is controlled", async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    render(<Tabs label="Numbers" items={items} value="one" onValueChange={onValueChange} />);
    await tab("Two").click();
    expect(onValueChange).toHaveBeenCalledWith("two");
    await expect.element(tab("One")).toHaveAttribute("aria-selected", "true");
  });
});
