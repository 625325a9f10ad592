import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { touch } from "../../testing/touch.ts";
import { Accordion } from "./Accordion.tsx";

const items = [
  { id: "deposit", title: "Deposit", content: <a href="#deposit">More about deposits</a> },
  { id: "bonus", title: "Bonus", content: "Nothing", disabled: true },
  { id: "limits", title: "Limits", content: <p>For a day or a week</p> },
];
const title = (name: string) => page.getByRole("button", { name });
const panelOf = (name: string) =>
  document.getElementById(title(name).element().getAttribute("aria-controls") ?? "none") as HTMLElement;
const isOpen = (name: string) => title(name).element().getAttribute("aria-expanded") === "true";

describe("Accordion", () => {
  itConforms(Accordion, { items }, "div");

  it("2.1.1 each title is a button in a heading that opens its part by Enter and Space (APG)", async () => {
    render(<Accordion items={items} headingLevel={4} />);
    expect(page.getByRole("heading", { level: 4 }).elements()).toHaveLength(3);
    await userEvent.tab();
    await expect.element(title("Deposit")).toHaveFocus();
    expect(isOpen("Deposit")).toBe(false);
    await userEvent.keyboard("{Enter}");
    expect(isOpen("Deposit")).toBe(true);
    await expect.element(page.getByRole("group", { name: "Deposit" })).toBeVisible();
    await userEvent.keyboard(" ");
    expect(isOpen("Deposit")).toBe(false);
  });

  it("2.4.3 goes from title to title, into open parts, and past closed and disabled ones (APG)", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    render(<Accordion items={items} defaultExpandedIds={["deposit"]} />);
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole("link", { name: "More about deposits" })).toHaveFocus();
    await userEvent.tab();
    await expect.element(title("Limits")).toHaveFocus();
    await expect.element(title("Bonus")).toBeDisabled();
    await title("Deposit").click();
    await userEvent.tab();
    await expect.element(title("Limits")).toHaveFocus();
  });

  it("4.1.2 closes the other part where only one may be open", async () => {
    const onExpandedChange = vi.fn<(ids: string[]) => void>();
    render(
      <Accordion
        items={items}
        allowsSeveral={false}
        defaultExpandedIds={["deposit"]}
        onExpandedChange={onExpandedChange}
      />,
    );
    await title("Limits").click();
    expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(["limits"]);
    expect([isOpen("Deposit"), isOpen("Limits")]).toEqual([false, true]);
  });

  it("4.1.2 leaves its state to the caller who holds it", async () => {
    const onExpandedChange = vi.fn<(ids: string[]) => void>();
    const { rerender } = render(<Accordion items={items} expandedIds={[]} onExpandedChange={onExpandedChange} />);
    await title("Limits").click();
    expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(["limits"]);
    expect(isOpen("Limits")).toBe(false);
    rerender(<Accordion items={items} expandedIds={["limits"]} />);
    expect(isOpen("Limits")).toBe(true);
  });

  it("2.5.8 is opened by a finger, on a target of at least 44 px", async () => {
    render(<Accordion items={items} />);
    const { height } = title("Limits").element().getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    await touch(title("Limits").element());
    await expect.poll(() => isOpen("Limits")).toBe(true);
  });

  it("D17c lets the browser's own search find what is closed, and opens it then", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    render(<Accordion items={items} />);
    expect(panelOf("Limits").getAttribute("hidden")).toBe("until-found");
    panelOf("Limits").dispatchEvent(new Event("beforematch"));
    await expect.poll(() => isOpen("Limits")).toBe(true);
    await expect.element(page.getByText("For a day or a week")).toBeVisible();
  });

  it("2.3.3 opens at once under reduced motion", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    render(<Accordion items={items} />);
    await title("Limits").click();
    expect(panelOf("Limits").getAnimations()).toEqual([]);
    expect(panelOf("Limits").getBoundingClientRect().height).toBeGreaterThan(24);
  });
});
