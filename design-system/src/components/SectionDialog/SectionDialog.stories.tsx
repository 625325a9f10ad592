import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { SAMPLE_GROUPS } from "../../testing/samples/navigation.ts";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Button } from "../Button/Button.tsx";
import { LocaleProvider } from "../LocaleProvider/LocaleProvider.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { SectionDialog, type SectionDialogProps } from "./SectionDialog.tsx";

/** A page with a button that opens the dialog, whose sections can be changed. */
function Opener(props: SectionDialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const [current, setCurrent] = useState("home");
  const groups = props.groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, isCurrent: item.id === current, onClick: () => setCurrent(item.id) })),
  }));
  const title = groups.flatMap(({ items }) => items).find(({ isCurrent }) => isCurrent)?.label ?? props.title;
  const close = () => {
    setIsOpen(false);
    props.onClose();
  };
  return (
    <Stack align="start">
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <SectionDialog {...props} title={title} groups={groups} isOpen={isOpen} onClose={close} />
    </Stack>
  );
}

const meta = {
  title: "Components/Overlays/SectionDialog",
  id: "components-sectiondialog",
  component: SectionDialog,
  // The key opens or closes it when `isOpen` is changed in the table of props.
  render: (args) => <Opener key={String(args.isOpen)} {...args} />,
  args: {
    isOpen: true,
    label: "Member centre",
    title: "Home",
    groups: SAMPLE_GROUPS,
    onClose: fn(),
    children: <TextField label="Nickname" defaultValue="demo" />,
  },
  argTypes: { children: { control: false }, groups: { control: false } },
  parameters: { docs: { story: { inline: false, height: "560px" } } },
} satisfies Meta<typeof SectionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "Home" });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    await screen.findByRole("dialog");
  },
};

export const Playground: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: "mobile1" } } };

export const LongContent: Story = {
  args: {
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, index) => (
          <Text key={index}>{LONG_ENGLISH}</Text>
        ))}
      </Stack>
    ),
  },
};

export const Stress: Story = {
  args: {
    groups: SAMPLE_GROUPS.map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, label: `${item.label} ${LONG_BENGALI}` })),
    })),
  },
  render: (args) => (
    <LocaleProvider locale="bn">
      <Opener {...args} />
    </LocaleProvider>
  ),
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <Opener {...args} />
    </RightToLeft>
  ),
};
