import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BET_COLUMNS } from "../../testing/samples/bet-columns.tsx";
import { itConforms } from "../../testing/conformance.tsx";
import { longBets, sampleBets, type SampleBet } from "../../testing/samples/records.ts";
import { render } from "../../testing/render.tsx";
import { setViewportWidth } from "../../testing/devices/viewport.ts";
import { DataTable, type DataSort, type DataTableProps } from "./DataTable.tsx";

const bets = sampleBets(12);
const required = { label: "Bets", columns: BET_COLUMNS, rows: bets, rowKey: (bet: SampleBet) => bet.id };
const table = () => page.getByRole("table", { name: "Bets" });
const heading = (name: string) => page.getByRole("columnheader", { name });
const column = (place: number) =>
  [...table().element().querySelectorAll(`tbody tr > :nth-child(${place})`)].map((cell) => cell.textContent);
const said = () => document.querySelector('[data-announcer="polite"]')?.textContent;

async function show(props: Partial<DataTableProps<SampleBet>> = {}, widthPx = 1200) {
  await setViewportWidth(widthPx);
  return render(<DataTable {...required} {...props} />);
}

describe("DataTable", () => {
  itConforms(DataTable<SampleBet>, required, "div");

  it("1.3.1 is a native table with a name and with column and row headers", async () => {
    await show();
    await expect.element(table()).toBeVisible();
    expect(table().element().localName).toBe("table");
    await expect.element(page.getByRole("rowheader", { name: "Lantern Alley" }).first()).toBeVisible();
    await expect.element(heading("Stake (৳)")).toHaveAttribute("scope", "col");
    expect(page.getByRole("row").elements()).toHaveLength(13);
  });

  it("2.1.1, 4.1.2 sorts by heading buttons, with aria-sort on the sorted column only (APG sortable table)", async () => {
    const onSortChange = vi.fn<(sort: DataSort) => void>();
    await show({ onSortChange });
    expect(table().element().querySelector("[aria-sort]")).toBeNull();
    await heading("Stake (৳)").getByRole("button").click();
    await expect.element(heading("Stake (৳)")).toHaveAttribute("aria-sort", "ascending");
    expect(column(3)).toEqual(
      bets
        .map(({ stake }) => Number(stake))
        .sort((a, b) => a - b)
        .map((stake) => (stake === 1000 ? "1,000.00" : stake.toFixed(2))),
    );
    await expect.element(heading("Stake (৳)").getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(heading("Stake (৳)")).toHaveAttribute("aria-sort", "descending");
    expect(column(3)[0]).toBe("1,000.00");
    expect(table().element().querySelectorAll("[aria-sort]")).toHaveLength(1);
    expect(onSortChange.mock.calls).toEqual([
      [{ column: "stake", direction: "ascending" }],
      [{ column: "stake", direction: "descending" }],
    ]);
    // Headings that do not sort are plain text.
    expect(heading("Status").getByRole("button").elements()).toHaveLength(0);
  });

  it("4.1.3 announces the new sort order and the new page", async () => {
    await show({ pages: { size: 5 } });
    await heading("Game").getByRole("button").click();
    await expect.poll(said).toBe("Game, ascending");
    await page.getByRole("button", { name: "Next page" }).click();
    await expect.poll(said).toBe("2 of 3");
  });

  it("R501 sorts empty values last in both directions", async () => {
    await show({ rows: bets.slice(0, 4) });
    const sortButton = heading("Payout (৳)").getByRole("button");
    await sortButton.click();
    expect(column(4).at(-1)).toBe("–none");
    await sortButton.click();
    expect(column(4).at(-1)).toBe("–none");
  });

  it("R500 splits all rows into pages, shows the current range, and returns to page 1 when the order changes", async () => {
    await show({ pages: { size: 5 } });
    expect(column(1)).toHaveLength(5);
    await page.getByRole("button", { name: "Page 3" }).click();
    await expect.element(page.getByText("11–12 of 12")).toBeVisible();
    expect(column(1)).toHaveLength(2);
    await heading("Game").getByRole("button").click();
    await expect.element(page.getByText("1–5 of 12")).toBeVisible();
  });

  it("R500 shows fifty of ten thousand rows and sorts them all", async () => {
    const rows = sampleBets(10_000);
    await show({ rows, defaultSort: { column: "stake", direction: "ascending" } });
    expect(page.getByRole("row").elements()).toHaveLength(51);
    await expect.element(page.getByText("1–50 of 10000")).toBeVisible();
    await heading("Stake (৳)").getByRole("button").click();
    await expect.element(heading("Stake (৳)")).toHaveAttribute("aria-sort", "descending");
    expect(column(3)[0]).toBe("1,000.00");
  });

  it("R500 shows the last page when the rows become fewer", async () => {
    const { rerender } = await show({ pages: { size: 5 } });
    await page.getByRole("button", { name: "Page 3" }).click();
    rerender(<DataTable {...required} rows={bets.slice(0, 6)} pages={{ size: 5 }} />);
    await expect.element(page.getByText("6–6 of 6")).toBeVisible();
  });

  it("R500 asks its parent to sort and to change the page when the server supplies the pages", async () => {
    const onPageChange = vi.fn<(page: number) => void>();
    const onSortChange = vi.fn<(sort: DataSort) => void>();
    await show({ onSortChange, pages: { page: 2, count: 4, size: 12, total: 40, onPageChange } });
    const before = column(3);
    await heading("Stake (৳)").getByRole("button").click();
    expect(column(3)).toEqual(before);
    expect(onSortChange).toHaveBeenCalledOnce();
    await expect.element(page.getByText("13–24 of 40")).toBeVisible();
    await page.getByRole("button", { name: "Page 3" }).click();
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(3);
  });

  it("1.3.1 shows the totals in a row with a row header, below all other rows", async () => {
    await show({ totals: { label: "Total", values: { stake: "99.00" } } });
    const foot = table().element().querySelector("tfoot tr");
    expect([...(foot?.children ?? [])].map((cell) => cell.textContent)).toEqual(["Total", "99.00", "", "", ""]);
    expect(foot?.firstElementChild?.getAttribute("scope")).toBe("row");
    expect(foot?.firstElementChild?.getAttribute("colspan")).toBe("2");
  });

  it("2.1.1, 2.4.3 hides and shows columns by keyboard; Escape returns the focus to the button", async () => {
    await show({ columnPicker: true });
    const button = page.getByRole("button", { name: "Columns" });
    expect(heading("Number").elements()).toHaveLength(0);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const choices = page.getByRole("dialog", { name: "Columns to show" });
    await expect.element(choices).toBeVisible();
    expect(choices.getByRole("checkbox").elements()).toHaveLength(5);
    await choices.getByRole("checkbox", { name: "Number" }).click();
    await choices.getByRole("checkbox", { name: "Placed" }).click();
    await userEvent.keyboard("{Escape}");
    await expect.element(button).toHaveFocus();
    await expect.element(heading("Number")).toBeVisible();
    expect(heading("Placed").elements()).toHaveLength(0);
  });

  it("CWE-1236 exports the shown columns of all pages to CSV and escapes formulas", async () => {
    const files: Promise<string>[] = [];
    const names: string[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      if (file instanceof Blob) files.push(file.text());
      return "blob:test";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await show({ rows: longBets, fileName: "bets-2026-11", pages: { size: 1 } });
    await page.getByRole("button", { name: "Download CSV" }).click();
    vi.restoreAllMocks();
    const [file = ""] = await Promise.all(files);
    expect(names).toEqual(["bets-2026-11.csv"]);
    const lines = file.trim().split("\r\n");
    expect(lines).toHaveLength(longBets.length + 1);
    expect(lines[0]).toBe('"Game","Placed","Stake (৳)","Payout (৳)","Profit (৳)","Status"');
    expect(lines.at(-1)).toMatch(/^"'=HYPERLINK\(1\)",.*,"-999999999999.99","refunded"$/);
  });

  it("1.4.10 becomes a list of labelled cards with one sort field when space is narrow", async () => {
    await show({ pages: { size: 3 }, totals: { label: "Total", values: { stake: "99.00" } } }, 360);
    expect(page.getByRole("table").elements()).toHaveLength(0);
    const cards = page.getByRole("list", { name: "Bets" });
    expect([...cards.element().children]).toHaveLength(4);
    await page.getByRole("combobox", { name: "Sort by" }).selectOptions("Stake (৳), descending");
    const first = cards.element().firstElementChild;
    expect(first?.querySelector("dt + dd")?.previousElementSibling?.textContent).toBe("Placed");
    expect(first?.textContent).toContain("1,000.00");
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it("1.3.1 gives screen readers the label of the value beside a card's title, which the card does not show", async () => {
    await show({}, 360);
    const first = page.getByRole("list", { name: "Bets" }).getByRole("listitem").first();
    expect(first.element().textContent).toContain("Status Lost");
  });

  it("1.4.10, 2.1.1 scrolls in a region that the keyboard reaches when the table is too wide", async () => {
    await show({ rows: longBets }, 640);
    const region = page.getByRole("region", { name: "Bets" });
    await expect.element(region).toHaveAttribute("tabindex", "0");
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(640);
  });

  it("1.4.10 keeps the headings visible when its rows scroll", async () => {
    await show({ rows: sampleBets(60), stickyHeader: true });
    const region = page.getByRole("region", { name: "Bets" }).element();
    region.scrollTo(0, 600);
    const box = region.getBoundingClientRect();
    expect(Math.abs(heading("Game").element().getBoundingClientRect().top - box.top)).toBeLessThan(3);
  });

  it("4.1.3 announces that records are loading", async () => {
    const { container, rerender } = await show({ rows: [], loading: true });
    await expect.element(page.getByRole("status")).toHaveTextContent("Loading");
    expect(container.querySelector("[aria-busy=true]")).not.toBeNull();
    expect(column(1).join("")).toBe("");
    rerender(<DataTable {...required} />);
    await expect.element(page.getByRole("status")).toHaveTextContent("");
    expect(container.querySelector("[aria-busy=true]")).toBeNull();
  });

  it("D21 shows an error, or that there are no records, instead of the table", async () => {
    const { rerender } = await show({ rows: [], error: <p>Broken</p> });
    await expect.element(page.getByText("Broken")).toBeVisible();
    expect(page.getByRole("table").elements()).toHaveLength(0);
    rerender(<DataTable {...required} rows={[]} />);
    await expect.element(page.getByText("There are no records here.")).toBeVisible();
  });

  it("2.5.8 has sortable headings of at least 24 px", async () => {
    await show();
    for (const button of table().element().querySelectorAll("thead button")) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  });
});
