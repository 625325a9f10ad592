import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { emulateMedia } from "../../testing/devices/emulate-media.ts";
import { render } from "../../testing/render.tsx";
import { touch } from "../../testing/devices/touch.ts";
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

  it("2.1.1 toggles a part by Enter and Space on its heading button (APG)", async () => {
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

  it("2.4.3 Tab moves through titles and open parts, and skips closed and disabled parts (APG)", async () => {
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

  it("4.1.2 closes the open part when another opens and allowsSeveral is false", async () => {
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

  it("4.1.2 opens and closes only through expandedIds when it is controlled", async () => {
    const onExpandedChange = vi.fn<(ids: string[]) => void>();
    const { rerender } = render(<Accordion items={items} expandedIds={[]} onExpandedChange={onExpandedChange} />);
    await title("Limits").click();
    expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(["limits"]);
    expect(isOpen("Limits")).toBe(false);
    rerender(<Accordion items={items} expandedIds={["limits"]} />);
    expect(isOpen("Limits")).toBe(true);
  });

  it("2.5.8 opens by touch on a target at least 44 px high", async () => {
    render(<Accordion items={items} />);
    const { height } = title("Limits").element().getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    await touch(title("Limits").element());
    await expect.poll(() => isOpen("Limits")).toBe(true);
  });

  it("D17c lets find-in-page search closed parts, and opens a part that has a match", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    render(<Accordion items={items} />);
    expect(panelOf("Limits").getAttribute("hidden")).toBe("until-found");
    panelOf("Limits").dispatchEvent(new Event("beforematch"));
    await expect.poll(() => isOpen("Limits")).toBe(true);
    await expect.element(page.getByText("For a day or a week")).toBeVisible();
  });

  it("2.3.3 opens without animation with reduced motion", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    render(<Accordion items={items} />);
    await title("Limits").click();
    expect(panelOf("Limits").getAnimations()).toEqual([]);
    expect(panelOf("Limits").getBoundingClientRect().height).toBeGreaterThan(24);
  });
});
