import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { inside } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { BET_COLUMNS } from "../../testing/samples/bet-columns.tsx";
import { longBets, sampleBets, type SampleBet } from "../../testing/samples/records.ts";
import { Button } from "../Button/Button.tsx";
import { MoneyText } from "../MoneyText/MoneyText.tsx";
import { VirtualDataTable } from "./VirtualDataTable.tsx";

const COUNT = 10_000;
const bets = sampleBets(COUNT);
const totals = {
  label: "Total",
  values: {
    stake: <MoneyText amount="2691505.00" />,
    payout: <MoneyText amount="2193200.40" />,
    profit: <MoneyText amount="-498304.60" tone="gainLoss" />,
  },
};

const meta = {
  title: "Components/Lists and charts/VirtualDataTable",
  id: "components-virtualdatatable",
  tags: ["new"],
  component: VirtualDataTable<SampleBet>,
  args: { label: "Bets", columns: BET_COLUMNS, rows: [], rowKey: (bet) => bet.id },
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    error: { control: false },
    empty: { control: false },
    tools: { control: false },
  },
  // The rows are not passed as args, because Storybook would send them to its panel at each change.
  render: (args) => <VirtualDataTable {...args} rows={bets} />,
} satisfies Meta<typeof VirtualDataTable<SampleBet>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Scrolls the box of the rows to its end, and waits for the last row. */
async function scrollToEnd(canvasElement: HTMLElement) {
  const box = within(canvasElement).getByRole("region", { name: "Bets" });
  box.scrollTo({ top: box.scrollHeight });
  await waitFor(() => expect(canvasElement.querySelector(`[data-index="${COUNT - 1}"]`)).toBeVisible());
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole("table", { name: "Bets" });
    await expect(table).toHaveAttribute("aria-rowcount", String(COUNT + 1));
    await expect(canvasElement.querySelectorAll("tr[data-index]").length).toBeLessThan(100);
  },
};

export const Playground: Story = { args: { totals, columnPicker: true, fileName: "bets" } };

export const Scrolled: Story = {
  args: { totals },
  play: ({ canvasElement }) => scrollToEnd(canvasElement),
};

export const OpensAndSelectsRows: Story = {
  args: {
    onRowAction: fn(),
    onSelectedKeysChange: fn(),
    selectionActions: <Button size="small">Export</Button>,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all rows" }));
    await expect(canvas.getByText(`${COUNT} selected`)).toBeVisible();
    await userEvent.click(canvas.getAllByRole("checkbox", { name: "Select Koi Pond" })[0] ?? canvasElement);
    await expect(canvas.getByText(`${COUNT - 1} selected`)).toBeVisible();
    canvas.getAllByRole("button", { name: "Koi Pond" })[0]?.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRowAction).toHaveBeenCalledWith(bets[1]);
  },
};

export const Cards: Story = {
  args: { totals, onRowAction: fn(), defaultSelectedKeys: [bets[1]?.id ?? ""] },
  decorators: [inside(Narrow)],
};

export const Loading: Story = {
  args: { loading: true },
  render: (args) => <VirtualDataTable {...args} />,
};

export const Empty: Story = { render: (args) => <VirtualDataTable {...args} /> };

/** Rows of different heights, and a box with few rows. */
export const LongTexts: Story = {
  args: { totals },
  render: (args) => <VirtualDataTable {...args} rows={longBets} />,
};

export const Stress: Story = {
  args: { totals, columnPicker: true, fileName: "bets" },
  render: (args) => (
    <Narrow>
      <VirtualDataTable {...args} rows={longBets} />
    </Narrow>
  ),
};

export const InBengali: Story = {
  args: { label: "বাজি", onSelectedKeysChange: fn(), columnPicker: true },
  decorators: [inside(Bengali)],
};

export const RightToLeftPage: Story = {
  args: { totals, columnPicker: true, fileName: "bets" },
  decorators: [inside(RightToLeft)],
};
