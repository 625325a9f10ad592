import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { stopClock } from "../../testing/devices/stopped-clock.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Calendar } from "./Calendar.tsx";

const meta = {
  title: "Components/Fields/Calendar",
  id: "components-calendar",
  tags: ["new"],
  component: Calendar,
  args: { label: "Day of the draw", defaultValue: "2026-11-12", timeZone: "Asia/Dhaka", onValueChange: fn() },
  beforeEach: () => stopClock(),
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const chosen = within(canvasElement).getByRole("button", { name: "Thursday, November 12, 2026, selected" });
    chosen.focus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-11-19");
    await waitFor(() => expect(within(canvasElement).getByText("Nov 19, 2026")).toBeVisible());
  },
};

export const Playground: Story = { args: { min: "2026-11-03", max: "2026-12-20" } };

const noDraws = (date: string) => (date.endsWith("-10") || date.endsWith("-17") ? "No draws on this day" : undefined);

export const UnavailableDays: Story = { args: { reasonUnavailable: noDraws } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true, note: "Draws are on Thursdays" } };

export const InBengali: Story = {
  args: { label: "ড্রয়ের দিন" },
  render: (args) => (
    <Bengali>
      <Calendar {...args} />
    </Bengali>
  ),
};

export const Stress: Story = {
  args: { label: LONG_ENGLISH, note: LONG_BENGALI },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <Calendar {...args} />
    </RightToLeft>
  ),
};
