import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { LotteryIcon } from "../../icons/icons.ts";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { NavEntry } from "./NavEntry.tsx";

const item = { id: "lottery", label: "Lottery", icon: LotteryIcon, hue: "lottery", href: "#lottery" } as const;

const meta = {
  title: "Components/Navigation/NavEntry",
  id: "components-naventry",
  component: NavEntry,
  args: { item },
  decorators: [
    (Story, { args }) => (
      <div style={{ inlineSize: args.layout === "column" ? 72 : 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NavEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Lottery" })).toBeVisible();
  },
};

export const Playground: Story = {};

export const Current: Story = {
  args: { item: { ...item, isCurrent: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Lottery" })).toHaveAttribute("aria-current", "page");
  },
};

export const BelowTheIcon: Story = { args: { layout: "column", item: { ...item, badge: "2 new draws" } } };

const onClick = fn();
export const AsButton: Story = {
  args: { item: { id: "service", label: "Customer service", icon: LotteryIcon, onClick } },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(onClick).toHaveBeenCalled();
  },
};

export const Stress: Story = {
  args: { layout: "column", item: { ...item, label: "Donaudampfschifffahrtslotterie heute Abend" } },
};

export const RightToLeftPage: Story = {
  args: { item: { ...item, isCurrent: true } },
  render: (args) => (
    <RightToLeft>
      <NavEntry {...args} />
    </RightToLeft>
  ),
};
