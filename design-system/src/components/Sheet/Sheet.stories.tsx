import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { SAMPLE_GROUPS } from "../../testing/samples/navigation.ts";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { LocaleProvider } from "../LocaleProvider/LocaleProvider.tsx";
import { SideNav } from "../SideNav/SideNav.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Sheet, SHEET_SIDES, type SheetProps } from "./Sheet.tsx";

/** A page with a button that opens the sheet. */
function Opener(props: SheetProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const close = () => {
    setIsOpen(false);
    props.onClose();
  };
  return (
    <Stack align="start">
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Sheet {...props} isOpen={isOpen} onClose={close} />
    </Stack>
  );
}

const filters = (
  <Stack gap={8}>
    {["Night Works", "Blue Reel", "Velvet Live", "Lotus Draw"].map((vendor) => (
      <Checkbox key={vendor} label={vendor} />
    ))}
  </Stack>
);

const meta = {
  title: "Components/Overlays/Sheet",
  id: "components-sheet",
  component: Sheet,
  // The key opens or closes it when `isOpen` is changed in the table of props.
  render: (args) => <Opener key={String(args.isOpen)} {...args} />,
  args: {
    isOpen: true,
    title: "Vendors",
    onClose: fn(),
    children: filters,
    actions: <Button tone="accent">Show 48 games</Button>,
  },
  argTypes: {
    side: { control: "select", options: SHEET_SIDES },
    actions: { control: false },
    children: { control: false },
  },
  parameters: { docs: { story: { inline: false, height: "420px" } } },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const sheet = await screen.findByRole("dialog", { name: "Vendors" });
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    await screen.findByRole("dialog");
  },
};

export const Playground: Story = { args: { description: "Only games of the chosen vendors." } };

export const FromTheStart: Story = {
  args: {
    side: "start",
    title: "Menu",
    actions: undefined,
    children: <SideNav fill label="Main" groups={SAMPLE_GROUPS} />,
  },
};

export const FromTheBottom: Story = { args: { side: "bottom" } };

const long = (
  <Stack>
    {Array.from({ length: 12 }, (_, line) => (
      <Text key={line}>{LONG_ENGLISH}</Text>
    ))}
  </Stack>
);
const longActions = (
  <>
    <Button>{LONG_ENGLISH}</Button>
    <Button tone="accent">{LONG_BENGALI}</Button>
  </>
);

export const Stress: Story = {
  args: { title: LONG_BENGALI, description: LONG_ENGLISH, children: long, actions: longActions },
};

export const StressFromTheBottom: Story = {
  args: { side: "bottom", title: LONG_BENGALI, description: LONG_ENGLISH, children: long, actions: longActions },
};

export const RightToLeftPage: Story = {
  args: { title: "المزودون", actions: <Button tone="accent">عرض</Button> },
  globals: { locale: "ar" },
  render: (args) => (
    <LocaleProvider locale="ar">
      <Opener {...args} />
    </LocaleProvider>
  ),
};
