import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Bengali, Column } from "../../testing/frames/frames.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { MoneyText, MONEY_SIGNS, MONEY_SIZES, MONEY_TONES, MONEY_WEIGHTS } from "./MoneyText.tsx";

const meta = {
  title: "Components/Content/MoneyText",
  id: "components-moneytext",
  component: MoneyText,
  args: { amount: "1234.5" },
  argTypes: {
    tone: { control: "select", options: MONEY_TONES },
    sign: { control: "select", options: MONEY_SIGNS },
    size: { control: "select", options: MONEY_SIZES },
    weight: { control: "select", options: MONEY_WEIGHTS },
  },
} satisfies Meta<typeof MoneyText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("1,234.50")).toBeVisible();
  },
};

export const Playground: Story = {
  args: { amount: "-12480.50", symbol: "৳", tone: "gainLoss", size: 28, weight: "bold" },
};

export const GainAndLoss: Story = {
  render: () => (
    <Column>
      {["4210.00", "-960.25", "0.00", null].map((amount) => (
        <MoneyText key={amount} amount={amount} symbol="৳" tone="gainLoss" size={22} weight="semibold" />
      ))}
    </Column>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Column>
      {MONEY_SIZES.map((size) => (
        <MoneyText key={size} amount="98765.43" symbol="৳" size={size} />
      ))}
    </Column>
  ),
};

export const InBengali: Story = {
  args: { amount: "-960.25", symbol: "৳", tone: "gainLoss", size: 22 },
  render: (args) => (
    <Bengali>
      <MoneyText {...args} />
    </Bengali>
  ),
};

export const Stress: Story = {
  args: { amount: "-999999999999999.99", symbol: "৳", tone: "gainLoss", size: 36, weight: "bold" },
  render: (args) => (
    <Narrow>
      <MoneyText {...args} />
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  args: { amount: "-960.25", symbol: "৳", tone: "gainLoss", size: 22 },
  render: (args) => (
    <RightToLeft>
      <MoneyText {...args} />
    </RightToLeft>
  ),
};
