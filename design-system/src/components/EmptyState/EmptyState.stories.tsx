import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Bengali } from "../../testing/frames/frames.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "Components/Feedback/EmptyState",
  id: "components-emptystate",
  component: EmptyState,
  args: {
    title: "No favourites yet",
    text: "Press the heart on a game to add it here.",
    action: <Button tone="accent">See popular games</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 2 })).toHaveTextContent("No favourites yet");
  },
};

export const Playground: Story = {};

export const InBengali: Story = {
  args: {
    title: "এখনও কোনো প্রিয় গেম নেই",
    text: "গেমের হৃদয় চিহ্নে চাপ দিন, তাহলে সেটি এখানে থাকবে।",
    action: <Button tone="accent">জনপ্রিয় গেম দেখুন</Button>,
  },
  render: (args) => (
    <Bengali>
      <EmptyState {...args} />
    </Bengali>
  ),
};

export const Stress: Story = {
  args: {
    title: "There is not a single record in the period of thirty days that you have chosen above",
    text: "Choose another period, another kind of game or another account, or ask customer service, who can look further back than thirty days.",
  },
  render: (args) => (
    <Narrow>
      <EmptyState {...args} />
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <EmptyState {...args} />
    </RightToLeft>
  ),
};
