import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { BellIcon } from "../../icons/icons.ts";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { NotificationDot } from "./NotificationDot.tsx";

const meta = {
  title: "Components/Feedback/NotificationDot",
  id: "components-notificationdot",
  component: NotificationDot,
  args: { label: "3 unread messages", children: <Icon drawing={BellIcon} size="large" /> },
} satisfies Meta<typeof NotificationDot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("3 unread messages")).toBeInTheDocument();
  },
};

export const Playground: Story = {};

export const WithCount: Story = { args: { count: 3 } };

/** Inside a button, the dot stays at the corner of the icon. */
export const AroundButton: Story = {
  args: { count: 3, around: "button", children: <IconButton icon={BellIcon} label="Messages" /> },
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector("svg")?.getBoundingClientRect();
    const mark = within(canvasElement).getByText("3", { exact: true }).getBoundingClientRect();
    await expect(mark.left).toBeLessThan(icon?.right ?? 0);
    await expect(mark.bottom).toBeGreaterThan(icon?.top ?? Number.POSITIVE_INFINITY);
  },
};

export const Stress: Story = { args: { count: 12_000, label: "12,000 unread messages" } };

export const RightToLeftPage: Story = {
  args: { count: 3 },
  render: (args) => (
    <RightToLeft>
      <NotificationDot {...args} />
    </RightToLeft>
  ),
};
