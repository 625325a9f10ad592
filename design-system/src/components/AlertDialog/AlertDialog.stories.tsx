import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Button } from "../Button/Button.tsx";
import { LocaleProvider } from "../LocaleProvider/LocaleProvider.tsx";
import { AlertDialog } from "./AlertDialog.tsx";

const meta = {
  title: "Components/Overlays/AlertDialog",
  id: "components-alertdialog",
  component: AlertDialog,
  args: {
    isOpen: true,
    title: "You have played for an hour",
    description: "Since 19:05 your balance went from ৳ 2,000.00 to ৳ 1,640.00.",
    onSafe: fn(),
  },
  argTypes: { actions: { control: false }, children: { control: false } },
  parameters: { docs: { story: { inline: false, height: "320px" } } },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "You have played for an hour" });
    await expect(dialog).toHaveAccessibleDescription(/1,640.00/);
    await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onSafe).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = { args: { safeLabel: "Continue" } };

export const WithWaysOn: Story = {
  args: {
    safeLabel: "Take a break",
    actions: (
      <>
        <Button variant="outline">Set a limit</Button>
        <Button>Continue playing</Button>
      </>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("button", { name: "Take a break" })).toHaveFocus());
  },
};

export const Loading: Story = {
  args: {
    loading: true,
    safeLabel: "Keep the account",
    actions: (
      <Button tone="danger" loading>
        Close it
      </Button>
    ),
  },
  play: async ({ args }) => {
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await expect(args.onSafe).not.toHaveBeenCalled();
  },
};

export const Stress: Story = {
  args: {
    title: LONG_BENGALI,
    description: `${LONG_ENGLISH}. ${LONG_BENGALI}`,
    safeLabel: LONG_ENGLISH,
    actions: <Button tone="danger">{LONG_BENGALI}</Button>,
  },
};

export const RightToLeftPage: Story = {
  globals: { locale: "ar" },
  args: {
    title: "لقد لعبت ساعة",
    description: "هل تريد استراحة؟",
    safeLabel: "استراحة",
    actions: <Button>متابعة</Button>,
  },
  render: (args) => (
    <LocaleProvider locale="ar">
      <AlertDialog {...args} />
    </LocaleProvider>
  ),
};
