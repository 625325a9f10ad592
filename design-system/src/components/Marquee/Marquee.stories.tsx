import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { NoticeIcon } from "../../icons/icons.ts";
import { Bengali } from "../../testing/frames/frames.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Marquee } from "./Marquee.tsx";

const meta = {
  title: "Components/Content/Marquee",
  id: "components-marquee",
  component: Marquee,
  args: {
    label: "Announcements",
    icon: <Icon drawing={NoticeIcon} />,
    items: [
      { id: "1", text: "Bank transfers pause for maintenance on Sunday, 02:00 to 04:00.", onClick: fn() },
      { id: "2", text: "The hourly Marigold draw now closes thirty seconds before the hour.", onClick: fn() },
      { id: "3", text: "Set your own deposit limit under player protection." },
    ],
  },
} satisfies Meta<typeof Marquee>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("listitem")).toHaveLength(3);
  },
};

export const Playground: Story = {};

export const PausedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Pause: Announcements" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /^Bank transfers/ })).toHaveFocus();
    const moving = canvasElement.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running");
    await expect(moving).toEqual([]);
  },
};

export const Stress: Story = {
  args: { items: [{ id: "1", text: "An announcement that goes on and on. ".repeat(12) }] },
  render: (args) => (
    <Narrow>
      <Marquee {...args} />
    </Narrow>
  ),
};

export const InBengali: Story = {
  args: { items: [{ id: "1", text: "রবিবার রাত ২টা থেকে ৪টা পর্যন্ত ব্যাংক লেনদেন বন্ধ থাকবে।" }] },
  render: (args) => (
    <Bengali>
      <Marquee {...args} />
    </Bengali>
  ),
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <Marquee {...args} />
    </RightToLeft>
  ),
};
