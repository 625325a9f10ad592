import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { HelpIcon, SettingsIcon } from "../../icons/icons.ts";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { inBox, inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Popover, POPOVER_PLACEMENTS, POPOVER_VARIANTS } from "./Popover.tsx";

const RTP = (
  <Stack gap={8}>
    <Heading level={3} size={16}>
      Return to player
    </Heading>
    <Text size={14} tone="secondary">
      Over a very large number of rounds, this game pays back 96.1 % of all stakes. One evening can be very different.
    </Text>
  </Stack>
);

const meta = {
  title: "Components/Overlays/Popover",
  id: "components-popover",
  component: Popover,
  args: { label: "What is RTP?", children: RTP },
  argTypes: {
    placement: { control: "select", options: POPOVER_PLACEMENTS },
    variant: { control: "select", options: POPOVER_VARIANTS },
    trigger: { control: false },
    children: { control: false },
  },
  decorators: [inBox({ minBlockSize: 220 })],
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "What is RTP?" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "What is RTP?" });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

export const Playground: Story = {};

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await screen.findByRole("dialog");
  },
};

export const Quiet: Story = { args: { variant: "quiet", trigger: <Icon drawing={HelpIcon} /> } };

export const WithControls: Story = {
  args: {
    label: "Columns",
    trigger: (
      <>
        <Icon drawing={SettingsIcon} size="small" />
        Columns
      </>
    ),
    children: (close) => (
      <Stack gap={12}>
        {["Time", "Game", "Stake", "Result"].map((column) => (
          <Checkbox key={column} label={column} defaultChecked />
        ))}
        <Button tone="accent" fullWidth onClick={close}>
          Apply
        </Button>
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Columns" }));
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("checkbox", { name: "Stake" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Apply" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Placements: Story = {
  render: (args) => (
    <Inline justify="center" gap={12}>
      {POPOVER_PLACEMENTS.map((placement) => (
        <Popover {...args} key={placement} label={placement} placement={placement} />
      ))}
    </Inline>
  ),
};

export const Stress: Story = {
  args: {
    label: LONG_BENGALI,
    children: (
      <Stack gap={8}>
        {Array.from({ length: 8 }, (_, line) => (
          <Text key={line}>{LONG_ENGLISH}</Text>
        ))}
      </Stack>
    ),
  },
  decorators: [inside(Narrow)],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await screen.findByRole("dialog");
  },
};

export const RightToLeftPage: Story = {
  args: { label: "ما معنى ذلك؟", placement: "end", children: <Text size={14}>على المدى الطويل تعيد اللعبة ٩٦٪.</Text> },
  decorators: [inside(RightToLeft)],
};
