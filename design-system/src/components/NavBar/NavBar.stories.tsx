import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { NavBar } from "./NavBar.tsx";

const meta = {
  title: "Components/Navigation/NavBar",
  id: "components-navbar",
  component: NavBar,
  args: {
    label: "Games",
    items: ["Live casino", "Sports", "Fishing", "Slots", "Poker", "Lottery"].map((label, index) => ({
      id: label,
      label,
      href: `#${label}`,
      isCurrent: index === 3,
    })),
  },
} satisfies Meta<typeof NavBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Slots" })).toHaveAttribute("aria-current", "page");
  },
};

export const Playground: Story = {};

export const Stress: Story = {
  args: {
    items: Array.from({ length: 20 }, (_, index) => ({
      id: String(index),
      label: `A long category name ${index}`,
      href: `#${index}`,
    })),
  },
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <NavBar {...args} />
    </RightToLeft>
  ),
};
