import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Clock } from "./Clock.tsx";

const meta = {
  title: "Components/Content/Clock",
  id: "components-clock",
  component: Clock,
  args: { label: "Current time" },
} satisfies Meta<typeof Clock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("timer", { name: "Current time" })).toHaveAttribute("translate", "no");
  },
};

export const Playground: Story = {};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <Clock {...args} />
    </RightToLeft>
  ),
};
