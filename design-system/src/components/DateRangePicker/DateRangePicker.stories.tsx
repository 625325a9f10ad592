import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { inBox, inside } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { stopClock } from "../../testing/devices/stopped-clock.ts";
import { DateRangePicker } from "./DateRangePicker.tsx";

const meta = {
  title: "Components/Fields/DateRangePicker",
  id: "components-daterangepicker",
  component: DateRangePicker,
  args: { label: "Period", timeZone: "Asia/Dhaka", onValueChange: fn() },
  argTypes: { presets: { control: false } },
  beforeEach: () => stopClock(),
  decorators: [inBox({ maxInlineSize: 360, minBlockSize: 520 })],
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const NOVEMBER = { start: "2026-11-05", end: "2026-11-17" };

/** Opens the calendar: beside the field, or in a sheet if the window is narrow. */
async function open(canvasElement: HTMLElement): Promise<HTMLElement> {
  const [button] = within(canvasElement).getAllByRole("button");
  if (button) await userEvent.click(button);
  return screen.findByRole("dialog");
}

export const Default: Story = {
  args: { defaultValue: NOVEMBER },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await open(canvasElement));
    await waitFor(() => expect(dialog.getByRole("button", { name: /November 5, 2026, selected/ })).toHaveFocus());
    await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: "2026-11-05", end: "2026-11-13" });
  },
};

export const Playground: Story = {
  args: { defaultValue: NOVEMBER, min: "2026-08-24", max: "2026-11-21", maxDays: 31, description: "At most 31 days" },
};

export const Opened: Story = {
  args: { defaultValue: { start: "2026-10-20", end: "2026-11-11" } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const PresetsOfRecords: Story = {
  args: { max: "2026-11-21", presets: ["today", "yesterday", "last7", "last30"] },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await open(canvasElement));
    await userEvent.click(dialog.getByRole("button", { name: "Last 7 days" }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const GreatestSpan: Story = {
  args: { maxDays: 7, defaultValue: { start: "2026-11-01", end: "2026-11-14" } },
};

const closed = (date: string) => (date.endsWith("-10") ? "Records of this day are being moved" : undefined);

export const UnavailableDays: Story = {
  args: { defaultValue: { start: "2026-11-11", end: "2026-11-14" }, reasonUnavailable: closed },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const Empty: Story = {};
export const Required: Story = { args: { required: true } };
export const Invalid: Story = { args: { error: "Choose the period of the report" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: NOVEMBER } };

export const InBengali: Story = {
  args: { label: "সময়কাল", defaultValue: NOVEMBER, maxDays: 31 },
  render: (args) => (
    <Bengali>
      <DateRangePicker {...args} />
    </Bengali>
  ),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const Stress: Story = {
  args: {
    label: LONG_BENGALI,
    description: LONG_ENGLISH,
    error: LONG_BENGALI,
    defaultValue: { start: "2026-09-30", end: "2026-12-30" },
    required: true,
  },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: { label: "الفترة", defaultValue: NOVEMBER },
  render: (args) => (
    <RightToLeft>
      <DateRangePicker {...args} />
    </RightToLeft>
  ),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
