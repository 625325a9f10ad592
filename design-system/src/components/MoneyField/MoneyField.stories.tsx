import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { inside } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { MONEY_GROUPINGS, MoneyField } from "./MoneyField.tsx";

const meta = {
  title: "Components/Fields/MoneyField",
  id: "components-moneyfield",
  component: MoneyField,
  args: { label: "Amount", currency: "BDT", onValueChange: fn() },
  argTypes: { grouping: { control: "select", options: MONEY_GROUPINGS } },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Amount" });
    await userEvent.tab();
    await userEvent.keyboard("1234.5");
    await expect(input).toHaveValue("1234.5");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("1234.5");
    await userEvent.tab();
    await expect(input).toHaveValue("1,234.50");
  },
};

export const Playground: Story = { args: { defaultValue: "500", description: "From 200.00 to 25,000.00 a day" } };
export const GroupedAsInTheLanguage: Story = {
  args: { grouping: "locale", defaultValue: "1234567.5" },
  render: (args) => (
    <Bengali>
      <MoneyField {...args} label="পরিমাণ" />
    </Bengali>
  ),
};
export const WithoutDecimals: Story = { args: { currency: "VND", decimals: 0, defaultValue: "250000" } };
export const WithoutSign: Story = { args: { currency: "USDT", defaultValue: "12.5" } };
export const Required: Story = { args: { required: true } };
export const Invalid: Story = { args: { defaultValue: "50", error: "The minimum deposit is 200.00 BDT" } };
export const NotAnAmount: Story = {
  args: { defaultValue: "1000" },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Amount" });
    await userEvent.clear(input);
    await userEvent.type(input, "50.000");
    await userEvent.tab();
    await expect(input).toHaveValue("50.000");
    await expect(input).toBeInvalid();
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "1000" } };

export const InBengali: Story = {
  args: { label: "পরিমাণ", description: "দিনে ২০০.০০ থেকে ২৫,০০০.০০", defaultValue: "1234.5" },
  render: (args) => (
    <Bengali>
      <MoneyField {...args} />
    </Bengali>
  ),
};

export const Stress: Story = {
  args: {
    label: LONG_BENGALI,
    description: LONG_ENGLISH,
    error: LONG_BENGALI,
    defaultValue: "999999999999.99",
    required: true,
  },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: { label: "المبلغ", defaultValue: "1234.5" },
  render: (args) => (
    <RightToLeft>
      <MoneyField {...args} />
    </RightToLeft>
  ),
};
