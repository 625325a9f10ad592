import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { inside } from "../../testing/frames/decorators.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Badge } from "../Badge/Badge.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Divider, DIVIDER_DIRECTIONS } from "./Divider.tsx";

const meta = {
  title: "Components/Layout/Divider",
  id: "components-divider",
  component: Divider,
  argTypes: { direction: { control: "select", options: DIVIDER_DIRECTIONS } },
  render: (args) => (
    <Stack>
      <Badge>Above</Badge>
      <Divider {...args} />
      <Badge>Below</Badge>
    </Stack>
  ),
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const divider = within(canvasElement).getByRole("separator");
    await expect(divider).toHaveAttribute("aria-orientation", "horizontal");
  },
};

export const Playground: Story = {};

export const Vertical: Story = {
  render: () => (
    <Inline gap={16}>
      <Badge>Before</Badge>
      <Divider direction="vertical" />
      <Badge>After</Badge>
    </Inline>
  ),
};

export const RightToLeftPage: Story = {
  ...Vertical,
  decorators: [inside(RightToLeft)],
};
