import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ChevronBackIcon, ChevronForwardIcon, CopyIcon, DownloadIcon, RefreshIcon } from "../../icons/icons.ts";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { ButtonGroup, BUTTON_GROUP_LAYOUTS } from "./ButtonGroup.tsx";

const meta = {
  title: "Components/Actions/ButtonGroup",
  id: "components-buttongroup",
  component: ButtonGroup,
  args: {
    label: "Bet 12",
    children: (
      <>
        <Button tone="accent">Bet again</Button>
        <Button>Details</Button>
        <Button variant="ghost">Share</Button>
      </>
    ),
  },
  argTypes: { layout: { control: "select", options: BUTTON_GROUP_LAYOUTS }, children: { control: false } },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const onPress = fn();
const days = (
  <>
    <IconButton label="Day before" icon={ChevronBackIcon} mirrored variant="outline" onClick={onPress} />
    <Button variant="outline" onClick={onPress}>
      Today
    </Button>
    <IconButton label="Day after" icon={ChevronForwardIcon} mirrored variant="outline" onClick={onPress} />
  </>
);

export const Default: Story = {
  args: { label: "Day", layout: "joined", children: days },
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole("group", { name: "Day" }));
    for (const name of ["Day before", "Today", "Day after"]) {
      await userEvent.tab();
      await expect(group.getByRole("button", { name })).toHaveFocus();
    }
  },
};

export const Playground: Story = {};

export const Joined: Story = {
  args: {
    layout: "joined",
    children: (
      <>
        <IconButton label="Refresh" icon={RefreshIcon} variant="soft" />
        <IconButton label="Copy" icon={CopyIcon} variant="soft" />
        <IconButton label="Download" icon={DownloadIcon} variant="soft" />
      </>
    ),
  },
};

export const Stacked: Story = { args: { layout: "stacked" } };

export const Disabled: Story = { args: { disabled: true } };

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack>
        {BUTTON_GROUP_LAYOUTS.map((layout) => (
          <ButtonGroup key={layout} label={layout} layout={layout}>
            <Button>{LONG_BENGALI}</Button>
            <Button>{LONG_ENGLISH}</Button>
          </ButtonGroup>
        ))}
      </Stack>
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  args: { label: "اليوم", layout: "joined", children: days },
  decorators: [inside(RightToLeft)],
};
