import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Balance } from "./Balance.tsx";

const meta = {
  title: "Components/Games/Balance",
  id: "components-balance",
  component: Balance,
  args: { amount: "12480.50", symbol: "৳", onRefresh: fn(), onMaskedChange: fn() },
} satisfies Meta<typeof Balance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onMaskedChange).toHaveBeenCalledWith(true);
    await expect(within(canvasElement).getByRole("button", { name: "Show balance" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
};

export const Playground: Story = {};

export const Masked: Story = { args: { masked: true } };

export const FirstLoad: Story = { args: { amount: undefined } };

export const NotLoaded: Story = { args: { amount: null } };

export const Refreshing: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: /Balance .*12,480\.50.*Refresh/ });
    await userEvent.click(button);
    await expect(args.onRefresh).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

export const Stress: Story = {
  args: { amount: "999999999999.99" },
  render: (args) => (
    <Narrow>
      <Balance {...args} />
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <Balance {...args} />
    </RightToLeft>
  ),
};
