import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { inside } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { PhoneField } from "./PhoneField.tsx";

const meta = {
  title: "Components/Fields/PhoneField",
  id: "components-phonefield",
  component: PhoneField,
  args: {
    label: "Mobile number",
    onValueChange: fn(),
    countries: [
      { label: "Bangladesh", dialingCode: "880" },
      { label: "India", dialingCode: "91" },
      { label: "Viet Nam", dialingCode: "84" },
      { label: "Philippines", dialingCode: "63" },
    ],
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("combobox", { name: "Dialling code" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("01712-345678");
    await expect(canvas.getByRole("textbox", { name: "Mobile number" })).toHaveValue("01712-345678");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ dialingCode: "880", number: "01712345678" });
  },
};

export const Playground: Story = { args: { description: "We will send a code to this number", required: true } };
export const OneCountry: Story = { args: { countries: [{ label: "Bangladesh", dialingCode: "880" }] } };
export const Filled: Story = { args: { defaultValue: { dialingCode: "91", number: "9876543210" } } };
export const Invalid: Story = {
  args: { defaultValue: { dialingCode: "880", number: "0171" }, error: "Enter the 10 or 11 digits of your number" },
};
export const Disabled: Story = {
  args: { disabled: true, defaultValue: { dialingCode: "880", number: "01712345678" } },
};

export const InBengali: Story = {
  args: {
    label: "মোবাইল নম্বর",
    description: "এই নম্বরে একটি কোড পাঠানো হবে",
    countries: [
      { label: "বাংলাদেশ", dialingCode: "880" },
      { label: "ভারত", dialingCode: "91" },
    ],
  },
  render: (args) => (
    <Bengali>
      <PhoneField {...args} />
    </Bengali>
  ),
};

export const Stress: Story = {
  args: {
    label: LONG_BENGALI,
    description: LONG_ENGLISH,
    error: LONG_BENGALI,
    required: true,
    countries: [{ label: LONG_BENGALI, dialingCode: "1684" }, ...meta.args.countries],
    defaultValue: { dialingCode: "1684", number: "123456789012345678901234" },
  },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: { label: "رقم الهاتف", defaultValue: { dialingCode: "880", number: "01712345678" } },
  render: (args) => (
    <RightToLeft>
      <PhoneField {...args} />
    </RightToLeft>
  ),
};
