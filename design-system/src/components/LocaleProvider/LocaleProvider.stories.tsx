import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import { LocaleProvider } from "./LocaleProvider.tsx";

const meta = {
  title: "Components/Providers/LocaleProvider",
  id: "components-localeprovider",
  component: LocaleProvider,
  args: { locale: "bn", children: <PasswordField label="পাসওয়ার্ড" autoComplete="current-password" /> },
  argTypes: { locale: { control: "select", options: ["en", "bn", "ar"] }, children: { control: false } },
} satisfies Meta<typeof LocaleProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    // The name of the eye button is a built-in text of the library.
    await expect(within(canvasElement).getByRole("button", { name: "পাসওয়ার্ড দেখান" })).toBeVisible();
  },
};

export const Playground: Story = { args: { locale: "en" } };

export const RightToLeftPage: Story = {
  args: { locale: "ar" },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
