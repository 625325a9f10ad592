import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { LONG_BENGALI, LONG_ENGLISH, LONG_NAME } from "../../testing/samples/long-texts.ts";
import { Button } from "../Button/Button.tsx";
import { LocaleProvider } from "../LocaleProvider/LocaleProvider.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Dialog, type DialogProps } from "./Dialog.tsx";

/** A page with a button that opens the dialog. */
function Opener(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const close = () => {
    setIsOpen(false);
    props.onClose();
  };
  return (
    <Stack align="start">
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog {...props} isOpen={isOpen} onClose={close} />
    </Stack>
  );
}

const meta = {
  title: "Components/Overlays/Dialog",
  id: "components-dialog",
  component: Dialog,
  // The key opens or closes it when `isOpen` is changed in the table of props.
  render: (args) => <Opener key={String(args.isOpen)} {...args} />,
  args: {
    isOpen: true,
    title: "Change nickname",
    onClose: fn(),
    children: <TextField label="Nickname" defaultValue="demo" />,
    actions: <Button tone="accent">Save</Button>,
  },
  argTypes: { actions: { control: false }, children: { control: false } },
  parameters: { docs: { story: { inline: false, height: "420px" } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "Change nickname" });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    await screen.findByRole("dialog");
  },
};

export const Playground: Story = { args: { description: "Other members see it beside your wins." } };

export const WithDescription: Story = {
  args: { description: "Other members see it beside your wins.", size: "medium" },
};

export const NotDismissible: Story = {
  args: {
    title: "Choose a new password",
    description: "Your password has expired. Choose a new one to continue.",
    isDismissible: false,
  },
  play: async ({ args }) => {
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  },
};

export const Large: Story = { args: { size: "large", title: "Transaction details" } };
/** The list and the text beside it change, but the height of the dialog does not. */
export const KeepsHeight: Story = { args: { size: "large", keepsHeight: true, title: "Help" } };

function FocusedField(props: Omit<DialogProps, "initialFocus">) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Opener {...props} initialFocus={field}>
      <TextField ref={field} label="Nickname" defaultValue="demo" />
    </Opener>
  );
}

export const FocusesAField: Story = {
  render: (args) => <FocusedField {...args} />,
  play: async () => {
    const field = await screen.findByRole("textbox", { name: "Nickname" });
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Stress: Story = {
  args: {
    title: LONG_BENGALI,
    description: LONG_ENGLISH,
    children: (
      <Stack>
        <TextField label={LONG_ENGLISH} defaultValue={LONG_NAME} />
        {Array.from({ length: 12 }, (_, line) => (
          <Text key={line}>{LONG_ENGLISH}</Text>
        ))}
      </Stack>
    ),
    actions: (
      <>
        <Button>{LONG_ENGLISH}</Button>
        <Button tone="accent">{LONG_BENGALI}</Button>
      </>
    ),
  },
};

export const RightToLeftPage: Story = {
  args: {
    title: "تغيير الاسم المستعار",
    children: <TextField label="الاسم المستعار" dir="auto" defaultValue="demo" />,
    actions: <Button tone="accent">حفظ</Button>,
  },
  globals: { locale: "ar" },
  render: (args) => (
    <LocaleProvider locale="ar">
      <Opener {...args} />
    </LocaleProvider>
  ),
};
