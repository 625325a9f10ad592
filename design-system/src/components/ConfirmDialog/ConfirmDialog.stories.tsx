import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = {
  title: "Components/Overlays/ConfirmDialog",
  id: "components-confirmdialog",
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: "Log out?",
    description: "You can log in again at any time.",
    confirmLabel: "Log out",
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, height: "320px" } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const confirm = await screen.findByRole("button", { name: "Log out" });
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {};

export const Danger: Story = {
  args: {
    tone: "danger",
    title: "Remove this bank card?",
    description: "You can no longer withdraw to it.",
    confirmLabel: "Remove",
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ args }) => {
    await userEvent.keyboard("{Escape}");
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Stress: Story = {
  args: { title: LONG_BENGALI, description: LONG_ENGLISH, confirmLabel: LONG_BENGALI, cancelLabel: LONG_ENGLISH },
};

export const RightToLeftPage: Story = {
  globals: { locale: "ar" },
  args: {
    title: "تسجيل الخروج؟",
    description: "يمكنك تسجيل الدخول مرة أخرى.",
    confirmLabel: "خروج",
    cancelLabel: "إلغاء",
  },
};
