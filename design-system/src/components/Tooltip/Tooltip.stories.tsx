import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { CopyIcon, RefreshIcon } from "../../icons/icons.ts";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { inBox } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Link } from "../Link/Link.tsx";
import { Tooltip, TOOLTIP_PLACEMENTS, TOOLTIP_PURPOSES } from "./Tooltip.tsx";

const meta = {
  title: "Components/Overlays/Tooltip",
  id: "components-tooltip",
  component: Tooltip,
  args: { text: "Newest first, as of 20:15", children: <Button>Draws</Button> },
  argTypes: {
    placement: { control: "select", options: TOOLTIP_PLACEMENTS },
    purpose: { control: "select", options: TOOLTIP_PURPOSES },
    children: { control: false },
  },
  decorators: [inBox({ display: "grid", placeItems: "center", minBlockSize: 140 })],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Draws" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
    await expect(button).toHaveAccessibleDescription("Newest first, as of 20:15");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const Playground: Story = {};

export const NamesAnIcon: Story = {
  args: { text: "Copy the link", purpose: "name", children: <IconButton label="Copy the link" icon={CopyIcon} /> },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
    await expect(within(canvasElement).getByRole("button", { name: "Copy the link" })).not.toHaveAttribute(
      "aria-describedby",
    );
  },
};

export const OnALink: Story = { args: { text: "Opens the rules", children: <Link href="#rules">Rules</Link> } };

export const Placements: Story = {
  render: () => (
    <Inline gap={24} justify="center">
      {TOOLTIP_PLACEMENTS.map((placement) => (
        <Tooltip key={placement} text={placement} purpose="name" placement={placement}>
          <IconButton label={placement} icon={RefreshIcon} variant="outline" />
        </Tooltip>
      ))}
    </Inline>
  ),
};

export const Stress: Story = {
  args: { text: `${LONG_BENGALI} ${LONG_ENGLISH}`, children: <Button>{LONG_ENGLISH}</Button> },
  decorators: [
    (Story) => (
      <Narrow>
        <div style={{ paddingBlockStart: 240 }}>
          <Story />
        </div>
      </Narrow>
    ),
  ],
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
  },
};

export const RightToLeftPage: Story = {
  args: { text: "نسخ الرابط", purpose: "name", placement: "end" },
  render: (args) => (
    <RightToLeft>
      <Tooltip {...args}>
        <IconButton label="نسخ الرابط" icon={CopyIcon} />
      </Tooltip>
    </RightToLeft>
  ),
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
  },
};
