import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { inBox, inside } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { NumberField } from "./NumberField.tsx";

const meta = {
  title: "Components/Fields/NumberField",
  id: "components-numberfield",
  component: NumberField,
  args: { label: "Tickets", onValueChange: fn() },
  decorators: [inBox({ maxInlineSize: 320 })],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: 1, min: 1, max: 99 },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Tickets" });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(input).toHaveValue("2");
    await userEvent.keyboard("{End}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(99);
  },
};

export const Playground: Story = { args: { defaultValue: 10, step: 5, unit: "×", description: "In steps of five" } };
export const Empty: Story = {};
export const AtItsLeast: Story = { args: { defaultValue: 1, min: 1, max: 99 } };
export const Large: Story = { args: { defaultValue: 1_234_567 } };
export const Decimals: Story = { args: { label: "Bonus", defaultValue: 0.25, step: 0.05, min: 0, max: 1 } };
export const Required: Story = { args: { required: true } };
export const Invalid: Story = { args: { defaultValue: 120, max: 99, error: "At most 99 tickets in one draw" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 3 } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 3 } };

export const InBengali: Story = {
  args: { label: "টিকিট", description: "একটি ড্রতে সর্বোচ্চ ৯৯টি", defaultValue: 5, unit: "টি" },
  render: (args) => (
    <Bengali>
      <NumberField {...args} />
    </Bengali>
  ),
};

export const Stress: Story = {
  args: {
    label: LONG_BENGALI,
    description: LONG_ENGLISH,
    error: LONG_BENGALI,
    defaultValue: 999_999_999_999,
    unit: "tickets",
    required: true,
  },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: { label: "التذاكر", defaultValue: 4 },
  render: (args) => (
    <RightToLeft>
      <NumberField {...args} />
    </RightToLeft>
  ),
};
