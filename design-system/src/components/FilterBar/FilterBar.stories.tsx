import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { DownloadIcon } from "../../icons/icons.ts";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Select } from "../Select/Select.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { FilterBar, type FilterBarProps } from "./FilterBar.tsx";

const TYPES = ["Deposit", "Withdrawal", "Bet", "Win"].map((label) => ({ id: label, label }));
const STATES = ["Pending", "Done", "Refused"].map((label) => ({ id: label, label }));
const NONE = { type: null, state: null, number: "" };
type Values = { type: string | null; state: string | null; number: string };

interface TransactionsProps extends Partial<FilterBarProps> {
  initial?: Values;
}

/** The filters of a list of transactions, applied at once. */
function Transactions({ initial = { ...NONE, type: "Deposit", state: "Done" }, ...props }: TransactionsProps) {
  const [values, setValues] = useState<Values>(initial);
  const set = (change: Partial<Values>) => setValues({ ...values, ...change });
  const applied = [
    values.type !== null && { id: "type", label: `Type: ${values.type}` },
    values.state !== null && { id: "state", label: `State: ${values.state}` },
    values.number !== "" && { id: "number", label: `Number: ${values.number}` },
  ].filter((filter) => filter !== false);
  return (
    <FilterBar
      label="Transactions"
      applied={applied}
      onRemove={(id) => setValues({ ...values, [id]: id === "number" ? "" : null })}
      onClearAll={() => setValues(NONE)}
      {...props}
    >
      <Select
        label="Type"
        placeholder="All types"
        options={TYPES}
        value={values.type}
        onValueChange={(type) => set({ type })}
      />
      <Select
        label="State"
        placeholder="All states"
        options={STATES}
        value={values.state}
        onValueChange={(state) => set({ state })}
      />
      <TextField label="Number" value={values.number} onChange={(event) => set({ number: event.target.value })} />
    </FilterBar>
  );
}

const meta = {
  title: "Components/Fields/FilterBar",
  id: "components-filterbar",
  component: FilterBar,
  args: { label: "Transactions", applied: [], onRemove: fn(), onClearAll: fn(), children: null },
  argTypes: { children: { control: false }, end: { control: false }, onApply: { control: false } },
  render: ({ label, end, applyLabel }) => (
    <Transactions label={label} {...(end ? { end } : {})} {...(applyLabel ? { applyLabel } : {})} />
  ),
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement);
    const remove = bar.getByRole("button", { name: "Remove Type: Deposit" });
    remove.focus();
    await userEvent.keyboard("{Enter}");
    await expect(bar.queryByText("Type: Deposit")).toBeNull();
    await expect(bar.getByRole("button", { name: "Remove State: Done" })).toHaveFocus();
    await userEvent.click(bar.getByRole("button", { name: "Clear all" }));
    await expect(bar.queryByRole("list")).toBeNull();
  },
};

export const Playground: Story = {
  args: { end: <IconButton label="Download" icon={DownloadIcon} variant="outline" size="large" /> },
};

const onApply = fn();
export const AppliedByAButton: Story = {
  render: () => <Transactions onApply={onApply} applyLabel="Search" />,
};

export const NothingApplied: Story = { render: () => <Transactions initial={NONE} /> };

export const OnAPhone: Story = {
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).queryByRole("button", { name: "Filters 2 applied" });
    if (!opener) return;
    await userEvent.click(opener);
    const sheet = await screen.findByRole("dialog", { name: "Filters" });
    await userEvent.type(within(sheet).getByRole("textbox", { name: "Number" }), "1042{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(within(canvasElement).getByText("Number: 1042")).toBeVisible();
  },
};

export const Stress: Story = {
  render: () => (
    <Narrow>
      <FilterBar
        label={LONG_ENGLISH}
        applied={[
          { id: "one", label: LONG_BENGALI },
          { id: "two", label: LONG_ENGLISH },
        ]}
        onRemove={fn()}
        onClearAll={fn()}
        onApply={fn()}
        applyLabel={LONG_ENGLISH}
      >
        <TextField label={LONG_BENGALI} defaultValue={LONG_ENGLISH} />
        <TextField label={LONG_ENGLISH} />
      </FilterBar>
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  render: () => (
    <RightToLeft>
      <FilterBar
        label="المعاملات"
        applied={[{ id: "type", label: "النوع: إيداع" }]}
        onRemove={fn()}
        onClearAll={fn()}
        end={<IconButton label="تنزيل" icon={DownloadIcon} variant="outline" size="large" />}
      >
        <TextField label="الرقم" />
        <TextField label="الاسم" />
      </FilterBar>
    </RightToLeft>
  ),
};
