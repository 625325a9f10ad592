import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { inside } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI, LONG_NAME } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  title: "Components/Fields/PasswordField",
  id: "components-passwordfield",
  component: PasswordField,
  args: { label: "Password", autoComplete: "current-password" },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Password");
    await userEvent.type(input, " p w ");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveAttribute("type", "text");
    await expect(input).toHaveValue(" p w ");
    await expect(canvas.getByRole("button", { name: "Hide password" })).toHaveFocus();
  },
};

export const Playground: Story = { args: { description: "8 to 128 characters" } };

export const WithStrength: Story = {
  args: { label: "New password", autoComplete: "new-password", showStrength: true, description: "8 to 128 characters" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("New password"), "river7-lamp");
    await expect(canvas.getByRole("meter", { name: "Password strength" })).toHaveAttribute("aria-valuetext", "good");
  },
};
export const Weak: Story = { args: { autoComplete: "new-password", showStrength: true, defaultValue: "password1" } };
export const Fair: Story = { args: { autoComplete: "new-password", showStrength: true, defaultValue: "kX9fo2pm" } };
export const Strong: Story = {
  args: { autoComplete: "new-password", showStrength: true, defaultValue: "blue river lamp" },
};
export const StrengthInBengali: Story = {
  args: { label: "নতুন পাসওয়ার্ড", autoComplete: "new-password", showStrength: true, defaultValue: "kX9fo2pm" },
  decorators: [inside(Bengali)],
};
export const Invalid: Story = { args: { error: "Username or password is wrong", defaultValue: "secret" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "secret" } };

export const Stress: Story = {
  args: { label: LONG_BENGALI, error: LONG_BENGALI, defaultValue: LONG_NAME.repeat(2), required: true },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: { label: "كلمة المرور" },
  decorators: [inside(RightToLeft)],
};
