import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { inBox, inside } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Button } from "../Button/Button.tsx";
import { Form, SubmitButton } from "../Form/Form.tsx";
import { TimeField } from "./TimeField.tsx";

const meta = {
  title: "Components/Fields/TimeField",
  id: "components-timefield",
  tags: ["new"],
  component: TimeField,
  args: { label: "Time of the call", onValueChange: fn() },
  decorators: [inBox({ maxInlineSize: 320 })],
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const [hour, minute, half] = canvas.getAllByRole("spinbutton");
    await userEvent.tab();
    await expect(hour).toHaveFocus();
    await userEvent.keyboard("0");
    await expect(hour).toHaveFocus();
    await userEvent.keyboard("9");
    await expect(minute).toHaveFocus();
    await userEvent.keyboard("3");
    await userEvent.keyboard("0");
    await expect(half).toHaveFocus();
    await userEvent.keyboard("p");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("21:30");
  },
};

export const Playground: Story = {
  args: { defaultValue: "10:30", min: "09:00", max: "18:00", description: "In Dhaka, from 9 AM to 6 PM" },
};

export const Empty: Story = {};
export const TwentyFourHours: Story = { args: { hourCycle: 24, defaultValue: "21:30" } };
export const Required: Story = { args: { required: true } };
export const Invalid: Story = { args: { error: "No one is available at this time. Choose another." } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "10:30" } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "10:30" } };
export const BeyondItsLimits: Story = { args: { defaultValue: "20:30", min: "09:00", max: "18:00" } };

export const OverMidnight: Story = {
  args: { label: "Start of the quiet hours", defaultValue: "23:15", min: "22:00", max: "06:00" },
};

export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("09");
    await expect(canvas.queryByText("Complete the time or clear it")).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText("Complete the time or clear it")).toBeVisible();
  },
};

export const InAForm: Story = {
  args: { name: "time", required: true, max: "18:00" },
  decorators: [
    (Story) => (
      <Form onSubmit={() => [{ field: "time", rule: "taken", message: "This time is taken. Choose another one." }]}>
        <Story />
        <SubmitButton>Send</SubmitButton>
        <Button type="reset">Reset</Button>
      </Form>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const send = canvas.getByRole("button", { name: "Send" });
    const sent = () => new FormData(canvasElement.querySelector("form") ?? undefined).get("time");
    await userEvent.click(send);
    await userEvent.click(await canvas.findByRole("link", { name: "Fill in: Time of the call" }));
    const [hour] = canvas.getAllByRole("spinbutton");
    await waitFor(() => expect(hour).toHaveFocus());
    await userEvent.keyboard("0430p");
    await expect(sent()).toBe("16:30");
    await userEvent.click(send);
    await expect(await canvas.findByRole("link", { name: "This time is taken. Choose another one." })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await waitFor(() => expect(sent()).toBe(""));
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
  },
};

export const InBengali: Story = {
  args: { label: "কলের সময়", defaultValue: "20:30", max: "18:00" },
  render: (args) => (
    <Bengali>
      <TimeField {...args} />
    </Bengali>
  ),
};

export const Stress: Story = {
  args: {
    label: LONG_BENGALI,
    description: LONG_ENGLISH,
    error: LONG_BENGALI,
    defaultValue: "22:30",
    required: true,
  },
  decorators: [inside(Narrow)],
};

const left = (element?: HTMLElement) => element?.getBoundingClientRect().left ?? 0;

export const RightToLeftPage: Story = {
  args: { label: "وقت المكالمة", defaultValue: "21:30" },
  render: (args) => (
    <RightToLeft>
      <TimeField {...args} />
    </RightToLeft>
  ),
  play: async ({ canvasElement }) => {
    const [hour, minute, half] = within(canvasElement).getAllByRole("spinbutton");
    await expect(left(hour)).toBeLessThan(left(minute));
    await expect(left(half)).toBeLessThan(left(hour));
  },
};
