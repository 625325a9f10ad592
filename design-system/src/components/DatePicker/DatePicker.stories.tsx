import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { inBox, inside } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { stopClock } from "../../testing/devices/stopped-clock.ts";
import { Button } from "../Button/Button.tsx";
import { DatePicker } from "./DatePicker.tsx";

const meta = {
  title: "Components/Fields/DatePicker",
  id: "components-datepicker",
  component: DatePicker,
  args: { label: "Day of the draw", timeZone: "Asia/Dhaka", onValueChange: fn() },
  argTypes: { presets: { control: false } },
  beforeEach: () => stopClock(),
  decorators: [inBox({ maxInlineSize: 320, minBlockSize: 480 })],
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the calendar: beside the field, or in a sheet if the window is narrow. */
async function open(canvasElement: HTMLElement): Promise<HTMLElement> {
  const [button] = within(canvasElement).getAllByRole("button");
  if (button) await userEvent.click(button);
  return screen.findByRole("dialog");
}

export const Default: Story = {
  args: { defaultValue: "2026-11-12" },
  play: async ({ args, canvasElement }) => {
    const dialog = await open(canvasElement);
    const chosen = within(dialog).getByRole("button", { name: "Thursday, November 12, 2026, selected" });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-11-19");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Playground: Story = {
  args: { defaultValue: "2026-11-12", min: "2026-08-24", max: "2026-11-21", description: "Draws of the last 90 days" },
};

export const Opened: Story = {
  args: { ...Playground.args, presets: ["yesterday", "today"] },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

const noDraws = (date: string) => (date.endsWith("-10") || date.endsWith("-17") ? "No draws on this day" : undefined);

export const UnavailableDays: Story = {
  args: { defaultValue: "2026-11-12", reasonUnavailable: noDraws },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await waitFor(() => expect(within(dialog).getByRole("button", { name: /November 12, .* selected/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(within(dialog).getByText("No draws on this day")).toBeVisible();
  },
};

export const Empty: Story = {};
export const Required: Story = { args: { required: true } };
export const Invalid: Story = { args: { error: "Choose the day of the draw" } };
export const BeyondItsLimits: Story = { args: { defaultValue: "2026-12-24", max: "2026-11-21" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "2026-11-12" } };

export const InAForm: Story = {
  args: { name: "day", defaultValue: "2026-11-12" },
  decorators: [
    (Story) => (
      <form>
        <Story />
        <Button type="reset">Reset</Button>
      </form>
    ),
  ],
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(within(dialog).getByRole("button", { name: "Clear" }));
    const sent = () => new FormData(canvasElement.querySelector("form") ?? undefined).get("day");
    await waitFor(() => expect(sent()).toBe(""));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(sent()).toBe("2026-11-12"));
  },
};

export const InBengali: Story = {
  args: { label: "ড্রয়ের দিন", defaultValue: "2026-11-12", max: "2026-11-21" },
  render: (args) => (
    <Bengali>
      <DatePicker {...args} />
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
    defaultValue: "2026-09-30",
    required: true,
  },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: { label: "يوم السحب", defaultValue: "2026-11-12" },
  render: (args) => (
    <RightToLeft>
      <DatePicker {...args} />
    </RightToLeft>
  ),
};
