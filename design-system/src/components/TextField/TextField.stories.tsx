import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { MailIcon, SearchIcon } from "../../icons/icons.ts";
import { LONG_BENGALI, LONG_ENGLISH, LONG_NAME } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Text } from "../Text/Text.tsx";
import { TEXT_FIELD_TYPES, TextField } from "./TextField.tsx";

const meta = {
  title: "Components/Fields/TextField",
  id: "components-textfield",
  component: TextField,
  args: { label: "Username" },
  argTypes: { type: { control: "select", options: TEXT_FIELD_TYPES }, iconStart: { control: false } },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const input = within(canvasElement).getByRole("textbox", { name: "Username" });
    await expect(input).toHaveFocus();
    await userEvent.keyboard("demo");
    await expect(input).toHaveValue("demo");
  },
};

export const Playground: Story = { args: { description: "6 to 14 letters and digits", iconStart: SearchIcon } };

export const WithDescription: Story = { args: { description: "6 to 14 letters and digits" } };

export const Required: Story = { args: { required: true } };

export const Invalid: Story = {
  args: {
    label: "Email",
    type: "email",
    defaultValue: "demo@",
    iconStart: MailIcon,
    error: "Enter an address such as name@example.com",
    description: "For receipts only",
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox")).toHaveAccessibleDescription(
      "Enter an address such as name@example.com For receipts only",
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "demo" } };

export const WithUnit: Story = {
  args: {
    label: "Amount",
    inputMode: "decimal",
    defaultValue: "500.00",
    end: (
      <Text as="span" size={14} tone="muted">
        BDT&nbsp;
      </Text>
    ),
  },
};

export const Stress: Story = {
  args: {
    label: LONG_BENGALI,
    description: LONG_ENGLISH,
    error: LONG_BENGALI,
    defaultValue: LONG_NAME,
    required: true,
  },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: { label: "بحث", iconStart: SearchIcon, error: "هذا الحقل مطلوب" },
  decorators: [inside(RightToLeft)],
};
