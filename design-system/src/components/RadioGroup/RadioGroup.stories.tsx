import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { AppIcon, WalletIcon } from "../../icons/icons.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { RADIO_GROUP_ORIENTATIONS, RADIO_GROUP_VARIANTS, RadioGroup } from "./RadioGroup.tsx";

const meta = {
  title: "Components/Fields/RadioGroup",
  id: "components-radiogroup",
  component: RadioGroup,
  args: {
    label: "Pay with",
    onValueChange: fn(),
    options: [
      { value: "bkash", label: "bKash" },
      { value: "nagad", label: "Nagad" },
      { value: "bank", label: "Bank transfer" },
    ],
  },
  argTypes: {
    variant: { control: "select", options: RADIO_GROUP_VARIANTS },
    orientation: { control: "select", options: RADIO_GROUP_ORIENTATIONS },
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const CARDS = [
  { value: "bkash", label: "bKash", description: "Free, immediate", icon: <Icon drawing={AppIcon} /> },
  { value: "bank", label: "Bank transfer", description: "Up to two working days", icon: <Icon drawing={WalletIcon} /> },
  { value: "card", label: "Card", description: "Not in your country", disabled: true },
];

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "bKash" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Nagad" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("nagad");
  },
};

export const Playground: Story = { args: { defaultValue: "nagad", description: "We pay the fee" } };

export const Horizontal: Story = { args: { orientation: "horizontal", defaultValue: "bkash" } };

export const Cards: Story = { args: { variant: "card", options: CARDS, defaultValue: "bkash" } };

export const CardsSideBySide: Story = { args: { ...Cards.args, orientation: "horizontal", defaultValue: "bank" } };

export const Required: Story = { args: { required: true } };

export const Invalid: Story = { args: { required: true, error: "Choose how to pay" } };

export const InvalidCards: Story = { args: { ...Cards.args, defaultValue: "", error: "Choose how to pay" } };

/** Disabled options stay visible. */
export const Disabled: Story = { args: { disabled: true, defaultValue: "nagad" } };

export const InBengali: Story = {
  args: {
    label: "যেভাবে জমা দেবেন",
    variant: "card",
    defaultValue: "bkash",
    options: [
      { value: "bkash", label: "বিকাশ", description: "কোনো ফি নেই, সঙ্গে সঙ্গে" },
      { value: "bank", label: "ব্যাংক ট্রান্সফার", description: "দুই কর্মদিবস পর্যন্ত" },
    ],
  },
  decorators: [inside(Bengali)],
};

export const Stress: Story = {
  args: {
    label: LONG_BENGALI,
    description: LONG_ENGLISH,
    error: LONG_BENGALI,
    variant: "card",
    defaultValue: "a",
    options: [
      { value: "a", label: LONG_BENGALI, description: LONG_ENGLISH, icon: <Icon drawing={WalletIcon} /> },
      { value: "b", label: LONG_ENGLISH, description: LONG_BENGALI },
    ],
  },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: {
    label: "طريقة الدفع",
    defaultValue: "bank",
    options: [
      { value: "app", label: "محفظة الهاتف" },
      { value: "bank", label: "تحويل مصرفي" },
    ],
  },
  decorators: [inside(RightToLeft)],
};
