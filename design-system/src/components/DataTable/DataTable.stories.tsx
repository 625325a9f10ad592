import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { BET_COLUMNS } from "../../testing/samples/bet-columns.tsx";
import { inBox, inside } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { longBets, sampleBets, type SampleBet } from "../../testing/samples/records.ts";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { MoneyText } from "../MoneyText/MoneyText.tsx";
import { DataTable, type DataSort } from "./DataTable.tsx";

const bets = sampleBets(42);
const totals = {
  label: "Total of all pages",
  values: {
    stake: <MoneyText amount="11305.00" />,
    payout: <MoneyText amount="9211.40" />,
    profit: <MoneyText amount="-2093.60" tone="gainLoss" />,
  },
};

const meta = {
  title: "Components/Lists and charts/DataTable",
  id: "components-datatable",
  component: DataTable<SampleBet>,
  args: { label: "Bets", columns: BET_COLUMNS, rows: bets.slice(0, 5), rowKey: (bet) => bet.id },
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    error: { control: false },
    empty: { control: false },
    tools: { control: false },
  },
} satisfies Meta<typeof DataTable<SampleBet>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole("table", { name: "Bets" });
    await expect(within(table).getAllByRole("row")).toHaveLength(6);
  },
};

export const Playground: Story = {
  args: { rows: bets, pages: { size: 10 }, totals, columnPicker: true, fileName: "bets", stickyHeader: false },
};

export const Sorted: Story = {
  args: {
    rows: bets,
    pages: { size: 5 },
    defaultSort: { column: "stake", direction: "descending" },
    onSortChange: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole("columnheader", { name: "Profit (৳)" });
    await userEvent.click(within(heading).getByRole("button"));
    await expect(heading).toHaveAttribute("aria-sort", "ascending");
    await expect(args.onSortChange).toHaveBeenCalledWith({ column: "profit", direction: "ascending" });
    await expect(canvas.getAllByRole("row")[1]).toHaveTextContent("1,000.00");
  },
};

export const Pages: Story = {
  args: { rows: bets, pages: { size: 10 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(canvas.getByText("11–20 of 42")).toBeVisible();
  },
};

export const OpensRows: Story = {
  args: { onRowAction: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const first = bets[0];
    await canvas.findByRole("table");
    canvas.getAllByRole("button", { name: first?.game ?? "" })[0]?.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRowAction).toHaveBeenCalledWith(first);
    // A click anywhere on the row opens it too.
    const cell = canvas.getAllByRole("row")[2]?.lastElementChild;
    const { x = 0, y = 0, height = 0 } = cell?.getBoundingClientRect() ?? {};
    const under = document.elementFromPoint(x + 1, y + height / 2);
    await userEvent.click(under ?? document.body);
    await expect(args.onRowAction).toHaveBeenLastCalledWith(bets[1]);
  },
};

export const SelectsRows: Story = {
  args: {
    rows: bets.slice(0, 12),
    pages: { size: 4 },
    onRowAction: fn(),
    onSelectedKeysChange: fn(),
    selectionActions: <Button size="small">Export</Button>,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole("checkbox", { name: "Select all rows of this page" });
    await expect(canvas.queryByRole("button", { name: "Export" })).toBeNull();
    await userEvent.click(canvas.getAllByRole("checkbox", { name: /^Select / })[1] ?? all);
    await expect(args.onSelectedKeysChange).toHaveBeenLastCalledWith([bets[0]?.id]);
    await expect(all).toBePartiallyChecked();
    await expect(args.onRowAction).not.toHaveBeenCalled();
    await userEvent.click(all);
    await expect(canvas.getByText("4 selected")).toBeVisible();
    // The selection stays when the page changes.
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(all).not.toBeChecked();
    await userEvent.click(canvas.getAllByRole("checkbox", { name: /^Select / })[2] ?? all);
    await expect(canvas.getByText("5 selected")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Export" })).toBeVisible();
  },
};

function FromServer({ onSortChange }: { onSortChange: ((sort: DataSort) => void) | undefined }) {
  const [page, setPage] = useState(1);
  const SIZE = 5;
  return (
    <DataTable
      label="Bets"
      columns={BET_COLUMNS}
      rows={bets.slice((page - 1) * SIZE, page * SIZE)}
      rowKey={(bet) => bet.id}
      {...(onSortChange ? { onSortChange } : {})}
      pages={{ page, count: Math.ceil(bets.length / SIZE), size: SIZE, total: bets.length, onPageChange: setPage }}
    />
  );
}

const tenThousand = sampleBets(10_000);

export const TenThousand: Story = {
  args: { columnPicker: true },
  // The rows are not passed as args, because Storybook would send them to its panel at each change.
  render: (args) => <DataTable {...args} rows={tenThousand} />,
};

export const PagesOfAServer: Story = {
  args: { onSortChange: fn() },
  render: ({ onSortChange }) => <FromServer onSortChange={onSortChange} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const first = () => canvas.getAllByRole("row")[1]?.textContent;
    const before = first();
    await userEvent.click(canvas.getByRole("button", { name: "Stake (৳)" }));
    await expect(args.onSortChange).toHaveBeenCalledOnce();
    // The table does not sort server pages: sorting only one page would give a wrong order.
    await expect(first()).toBe(before);
  },
};

export const Totals: Story = { args: { totals } };

export const ColumnPicker: Story = {
  args: { columnPicker: true, fileName: "bets" },
  decorators: [inBox({ minBlockSize: 480 })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    const dialog = await screen.findByRole("dialog", { name: "Columns to show" });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole("checkbox", { name: "Number" }));
    await userEvent.click(within(dialog).getByRole("checkbox", { name: "Payout (৳)" }));
    const headings = [...canvasElement.querySelectorAll("th[scope=col]")].map((each) => each.textContent);
    await expect(headings).toEqual(["Game", "Placed", "Number", "Stake (৳)", "Profit (৳)", "Status"]);
  },
};

export const StickyHeader: Story = { args: { rows: bets, stickyHeader: true, totals } };

export const Loading: Story = { args: { rows: [], loading: true, pages: { size: 10 } } };

export const Refreshing: Story = { args: { loading: true, pages: { size: 5 } } };

export const Empty: Story = { args: { rows: [] } };

export const EmptyWithAWayOn: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="No bets in this period"
        text="Choose another period, or place your first bet."
        action={<Button tone="accent">Show thirty days</Button>}
      />
    ),
  },
};

export const Failed: Story = {
  args: {
    rows: [],
    error: (
      <ErrorState
        title="The bets could not be loaded"
        text="The connection was lost. Your bets are safe."
        action={<Button tone="accent">Try again</Button>}
      />
    ),
  },
};

export const SelectsCards: Story = {
  args: { onRowAction: fn(), defaultSelectedKeys: [bets[1]?.id ?? ""] },
  decorators: [inside(Narrow)],
};

export const Cards: Story = {
  args: { rows: bets, pages: { size: 3 }, totals, columnPicker: true, fileName: "bets" },
  decorators: [inBox({ inlineSize: 390, maxInlineSize: "100%" })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Sort by" }), "Stake (৳), descending");
    await expect(canvas.getByRole("list", { name: "Bets" }).firstElementChild).toHaveTextContent("1,000.00");
  },
};

export const CardsLoading: Story = {
  args: { rows: [], loading: true },
  render: (args) => (
    <Narrow>
      <DataTable {...args} />
    </Narrow>
  ),
};

/** Just wide enough for rows: the columns share the width, and no word of a status breaks. */
export const LittleRoom: Story = {
  render: (args) => (
    <div style={{ inlineSize: 640, maxInlineSize: "100%" }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const tag of within(canvasElement).getAllByText(/^(Lost|Open|Refunded)$/)) {
      const range = document.createRange();
      // The text node after the icon.
      range.selectNode(tag.lastChild ?? tag);
      await expect(range.getClientRects()).toHaveLength(1);
    }
  },
};

export const LongTexts: Story = { args: { rows: longBets, totals, pages: { size: 2 } } };

export const Stress: Story = {
  args: { rows: longBets, totals, columnPicker: true, fileName: "bets", pages: { size: 3 } },
  render: (args) => (
    <Narrow>
      <DataTable {...args} />
    </Narrow>
  ),
};

export const InBengali: Story = {
  args: { rows: bets, pages: { size: 4 }, columnPicker: true, fileName: "bets", label: "বাজি" },
  render: (args) => (
    <Bengali>
      <DataTable {...args} />
    </Bengali>
  ),
};

export const RightToLeftPage: Story = {
  args: { rows: bets, pages: { size: 4 }, totals, columnPicker: true, fileName: "bets" },
  render: (args) => (
    <RightToLeft>
      <DataTable {...args} />
    </RightToLeft>
  ),
};
