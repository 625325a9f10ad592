import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itConforms } from "../../testing/conformance.tsx";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { render } from "../../testing/render.tsx";
import { BET_COLUMNS } from "../../testing/samples/bet-columns.tsx";
import { sampleBets, type SampleBet } from "../../testing/samples/records.ts";
import { VirtualDataTable, type VirtualDataTableProps } from "./VirtualDataTable.tsx";

const COUNT = 10_000;
const bets = sampleBets(COUNT);
const required = { label: "Bets", columns: BET_COLUMNS, rows: bets, rowKey: (bet: SampleBet) => bet.id };
/** Enough rows that most are not rendered, and few enough to sort in time on a busy machine. */
const SOME = bets.slice(0, 1000);
/** More rows than a box of 70 % of 900 px and the rows ahead need. */
const FEW = 60;

const table = () => page.getByRole("table", { name: "Bets" });
const box = () => page.getByRole("region", { name: "Bets" }).element();
const rendered = (selector = "tr") => [...document.querySelectorAll<HTMLElement>(`${selector}[data-index]`)];
const row = (index: number) => document.querySelector<HTMLElement>(`[data-index="${index}"]`);
const heading = (name: string) => page.getByRole("columnheader", { name });
const widths = () => [...table().element().querySelectorAll("thead th")].map((cell) => cell.clientWidth);

async function show(props: Partial<VirtualDataTableProps<SampleBet>> = {}, widthPx = 1200) {
  await setViewportWidth(widthPx);
  return render(<VirtualDataTable {...required} {...props} />);
}

/** Observers report before the next frame, and the table renders what they report in the frame after it. */
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Scrolls the box to a share of its content, and waits until rows are there. */
async function scrollTo(share: number, first: number) {
  box().scrollTo({ top: box().scrollHeight * share });
  await expect.poll(() => row(first)).not.toBeNull();
}

/** Scrolls until the last row is at the end of the box and stays there. Rows are measured after they appear, which moves the end. */
async function scrollToEnd(last: number) {
  let height = 0;
  const distance = () => {
    const isMeasured = box().scrollHeight === height;
    height = box().scrollHeight;
    box().scrollTo({ top: height });
    const bottom = isMeasured ? row(last)?.getBoundingClientRect().bottom : undefined;
    return Math.abs((bottom ?? Number.POSITIVE_INFINITY) - box().getBoundingClientRect().bottom);
  };
  await expect.poll(distance).toBeLessThan(3);
}

describe("VirtualDataTable", () => {
  itConforms(VirtualDataTable<SampleBet>, { ...required, rows: bets.slice(0, 50) }, "div");

  it("D17c keeps its form and its rows while it is hidden, as in a tab that is not selected", async () => {
    const { container } = await show();
    let isObserved = false;
    const observer = new ResizeObserver(() => (isObserved = container.hidden === true));
    observer.observe(container);
    container.hidden = true;
    await expect.poll(() => isObserved).toBe(true);
    await twoFrames();
    expect(rendered("tr")).not.toEqual([]);
    observer.disconnect();
  });

  it("R500 of ten thousand rows, renders only those near the viewport, before and after scrolling", async () => {
    await show();
    expect(row(0)).not.toBeNull();
    expect(rendered().length).toBeLessThan(FEW);
    await scrollTo(0.5, COUNT / 2);
    expect(row(0)).toBeNull();
    expect(rendered().length).toBeLessThan(FEW);
    await scrollToEnd(COUNT - 1);
  });

  it("1.3.1, 4.1.2 exposes the number of rows and the index of each row to screen readers", async () => {
    await show({ totals: { label: "Total", values: { stake: "99.00" } } });
    // The headings and the totals are rows too.
    await expect.element(table()).toHaveAttribute("aria-rowcount", String(COUNT + 2));
    expect(heading("Game").element().closest("tr")?.getAttribute("aria-rowindex")).toBe("1");
    expect(row(0)?.getAttribute("aria-rowindex")).toBe("2");
    expect(document.querySelector("tfoot tr")?.getAttribute("aria-rowindex")).toBe(String(COUNT + 2));
    await scrollTo(0.5, COUNT / 2);
    expect(rendered().map((each) => Number(each.getAttribute("aria-rowindex")) - 2)).toEqual(
      rendered().map((each) => Number(each.dataset.index)),
    );
    // The space of other rows, and the row that holds the width of the columns, are no rows for screen readers.
    expect(document.querySelectorAll("tbody tr:not([aria-hidden]):not([aria-rowindex])")).toHaveLength(0);
  });

  it("1.4.10 while it scrolls, keeps the headings and the totals visible and the column widths unchanged", async () => {
    await show({ totals: { label: "Total", values: { stake: "99.00" } } });
    const before = widths();
    await scrollTo(0.5, COUNT / 2);
    const { top, bottom } = box().getBoundingClientRect();
    expect(Math.abs(heading("Game").element().getBoundingClientRect().top - top)).toBeLessThan(3);
    const totals = page.getByRole("rowheader", { name: "Total" }).element().getBoundingClientRect();
    expect(Math.abs(totals.bottom - bottom)).toBeLessThan(3);
    expect(widths()).toEqual(before);
  });

  it("2.1.1 scrolls its box by keyboard", async () => {
    await show();
    await userEvent.tab();
    for (let tabs = 0; document.activeElement !== box() && tabs < 3; tabs++) await userEvent.tab();
    expect(document.activeElement).toBe(box());
    await userEvent.keyboard("{End}");
    await expect.poll(() => row(COUNT - 1)).not.toBeNull();
  });

  it("2.1.1 Tab reaches rows that were not rendered at first", async () => {
    const onRowAction = vi.fn<(bet: SampleBet) => void>();
    await show({ onRowAction });
    const last = rendered().length - 1;
    row(last)?.querySelector("button")?.focus();
    const isNextThere = row(last + 1) !== null;
    for (const index of [last + 1, last + 2]) {
      await expect.poll(() => row(index)).not.toBeNull();
      await userEvent.tab();
      expect(row(index)?.contains(document.activeElement)).toBe(true);
    }
    expect(isNextThere).toBe(false);
    await userEvent.keyboard("{Enter}");
    expect(onRowAction).toHaveBeenCalledExactlyOnceWith(bets[last + 2]);
  });

  it("2.4.3 a row that is scrolled out of view keeps the focus, and Tab moves to the next row", async () => {
    await show({ onRowAction: () => undefined });
    const button = row(3)?.querySelector("button");
    button?.focus();
    await scrollTo(0.5, COUNT / 2);
    expect(document.activeElement).toBe(button);
    expect(
      rendered()
        .map((each) => Number(each.dataset.index))
        .slice(0, 4),
    ).toEqual([2, 3, 4, expect.any(Number)]);
    await userEvent.tab();
    await expect.poll(() => row(4)?.contains(document.activeElement)).toBe(true);
    await expect.poll(() => row(4)?.getBoundingClientRect().top).toBeGreaterThan(box().getBoundingClientRect().top);
  });

  it("2.4.11 the headings do not cover the row that the keyboard moves to", async () => {
    await show({ onRowAction: () => undefined });
    await scrollTo(0.5, COUNT / 2);
    const target = rendered().find((each) => each.getBoundingClientRect().bottom < box().getBoundingClientRect().top);
    const button = target?.querySelector("button");
    button?.focus();
    const below = heading("Game").element().getBoundingClientRect().bottom;
    await expect.poll(() => button?.getBoundingClientRect().top).toBeGreaterThanOrEqual(below);
  });

  it("can select single rows, and all of a thousand rows at once, including rows that are not rendered", async () => {
    const onSelectedKeysChange = vi.fn<(keys: string[]) => void>();
    await show({ rows: SOME, onSelectedKeysChange });
    await page.getByRole("checkbox", { name: "Select Koi Pond" }).first().click();
    expect(onSelectedKeysChange).toHaveBeenLastCalledWith([bets[1]?.id]);
    const all = page.getByRole("checkbox", { name: "Select all rows" });
    await expect.element(all).toBePartiallyChecked();
    await all.click();
    await expect.element(page.getByText(`${SOME.length} selected`).first()).toBeVisible();
    await scrollTo(1, SOME.length - 1);
    expect(row(SOME.length - 1)?.querySelector("input")?.checked).toBe(true);
  });

  it("R501 sorts all rows and then scrolls to the first rows", async () => {
    await show({ rows: SOME });
    await scrollTo(0.5, SOME.length / 2);
    await heading("Stake (৳)").getByRole("button").click();
    await expect.poll(() => row(0)?.children[2]?.textContent).toBe("20.00");
    await heading("Stake (৳)").getByRole("button").click();
    await expect.poll(() => row(0)?.children[2]?.textContent).toBe("1,000.00");
    await expect.element(heading("Stake (৳)").getByRole("button")).toHaveFocus();
  });

  it("shows rows that arrive later, and keeps its scroll position while more rows are added", async () => {
    const { rerender } = await show({ rows: [], loading: true });
    expect(rendered()).toHaveLength(0);
    rerender(<VirtualDataTable {...required} rows={bets.slice(0, 200)} />);
    await expect.poll(() => row(0)).not.toBeNull();
    await scrollToEnd(199);
    const { scrollTop } = box();
    rerender(<VirtualDataTable {...required} rows={bets.slice(0, 400)} />);
    await expect.element(table()).toHaveAttribute("aria-rowcount", "401");
    expect(Math.abs(box().scrollTop - scrollTop)).toBeLessThan(3);
    rerender(<VirtualDataTable {...required} rows={bets.slice(0, 3)} />);
    await expect.poll(() => rendered().length).toBe(3);
  });

  it("1.4.10, 2.4.3 in a narrow space, becomes a list of cards that expose their positions and keep the focus", async () => {
    const onRowAction = vi.fn<(bet: SampleBet) => void>();
    await show({ onRowAction, totals: { label: "Total", values: { stake: "99.00" } } }, 360);
    const cards = page.getByRole("list", { name: "Bets" });
    await expect.element(cards).toBeVisible();
    expect(rendered("li").length).toBeLessThan(FEW);
    expect(row(2)?.getAttribute("aria-setsize")).toBe(String(COUNT));
    expect(row(2)?.getAttribute("aria-posinset")).toBe("3");
    await expect.element(page.getByText("Total")).toBeVisible();
    row(2)?.querySelector("button")?.focus();
    await scrollTo(0.5, COUNT / 2);
    expect(row(2)?.contains(document.activeElement)).toBe(true);
    expect(rendered("li").length).toBeLessThan(FEW);
    await userEvent.keyboard("{Enter}");
    expect(onRowAction).toHaveBeenCalledExactlyOnceWith(bets[2]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});
