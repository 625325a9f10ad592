import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { LanguageIcon } from "../../icons/icons.ts";
import { LONG_BENGALI, LONG_ENGLISH, LONG_NAME } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { NativeSelect } from "./NativeSelect.tsx";

const meta = {
  title: "Components/Fields/NativeSelect",
  id: "components-nativeselect",
  component: NativeSelect,
  args: {
    label: "Period",
    options: [
      { value: "today", label: "Today" },
      { value: "week", label: "Last 7 days" },
      { value: "month", label: "Last 30 days" },
    ],
  },
  argTypes: { iconStart: { control: false } },
} satisfies Meta<typeof NativeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole("combobox", { name: "Period" });
    await expect(select).toHaveValue("today");
    await userEvent.selectOptions(select, "month");
    await expect(select).toHaveValue("month");
  },
};

export const Playground: Story = { args: { placeholder: "Choose a period", description: "In Dhaka time" } };

export const WithPlaceholder: Story = { args: { placeholder: "Choose a period", required: true } };

export const WithDescription: Story = { args: { description: "In Dhaka time", defaultValue: "week" } };

export const WithIcon: Story = {
  args: {
    label: "Language",
    iconStart: LanguageIcon,
    options: [
      { value: "bn", label: "বাংলা", lang: "bn" },
      { value: "en", label: "English", lang: "en" },
      { value: "hi", label: "हिन्दी", lang: "hi", disabled: true },
    ],
  },
};

export const Groups: Story = {
  args: {
    label: "Send with",
    options: [
      { value: "bkash", label: "bKash", group: "Wallets" },
      { value: "nagad", label: "Nagad", group: "Wallets" },
      { value: "bank", label: "Bank transfer", group: "Banks" },
    ],
  },
  play: async ({ canvasElement }) => {
    const banks = within(canvasElement).getByRole("group", { name: "Banks" });
    await expect(within(banks).getByRole("option", { name: "Bank transfer" })).toBeInTheDocument();
  },
};

export const Invalid: Story = {
  args: { placeholder: "Choose a period", error: "Choose a period", description: "In Dhaka time" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("combobox")).toHaveAccessibleDescription(
      "Choose a period In Dhaka time",
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "week" } };

export const Stress: Story = {
  args: {
    label: LONG_BENGALI,
    description: LONG_ENGLISH,
    error: LONG_BENGALI,
    options: [{ value: "long", label: `${LONG_NAME} ${LONG_ENGLISH}` }],
    required: true,
  },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: { label: "الفترة", options: [{ value: "today", label: "اليوم" }], iconStart: LanguageIcon },
  decorators: [inside(RightToLeft)],
};
