import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { inside } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { OtpField } from "./OtpField.tsx";

const meta = {
  title: "Components/Fields/OtpField",
  id: "components-otpfield",
  component: OtpField,
  args: { label: "Code from the message", onValueChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OtpField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const input = within(canvasElement).getByRole("textbox", { name: "Code from the message" });
    await expect(input).toHaveFocus();
    await userEvent.keyboard("123");
    await expect(input).toHaveValue("123");
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard("456");
    await expect(args.onComplete).toHaveBeenCalledWith("123456");
  },
};

export const Playground: Story = { args: { description: "Sent to +880 17•• •••678", required: true } };
export const HalfFilled: Story = {
  args: { defaultValue: "123" },
  play: async () => {
    await userEvent.tab();
  },
};
export const Filled: Story = { args: { defaultValue: "123456" } };
export const FourDigits: Story = { args: { length: 4, defaultValue: "12" } };
export const Invalid: Story = {
  args: { defaultValue: "111111", error: "This code is wrong. Use the code of the last message." },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "123456" } };

export const InBengali: Story = {
  args: { label: "মেসেজে পাওয়া কোড", description: "+৮৮০ ১৭•• নম্বরে পাঠানো হয়েছে", defaultValue: "12" },
  render: (args) => (
    <Bengali>
      <OtpField {...args} />
    </Bengali>
  ),
};

export const Stress: Story = {
  args: { label: LONG_BENGALI, description: LONG_ENGLISH, error: LONG_BENGALI, length: 8, defaultValue: "98765432" },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: { label: "الرمز من الرسالة", defaultValue: "1234" },
  render: (args) => (
    <RightToLeft>
      <OtpField {...args} />
    </RightToLeft>
  ),
};
