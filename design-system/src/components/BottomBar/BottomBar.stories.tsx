import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { SAMPLE_BOTTOM_ITEMS } from "../../testing/samples/navigation.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { BottomBar } from "./BottomBar.tsx";

const meta = {
  title: "Components/Navigation/BottomBar",
  id: "components-bottombar",
  component: BottomBar,
  args: { label: "Main", items: SAMPLE_BOTTOM_ITEMS },
  parameters: { docs: { story: { inline: false, iframeHeight: 160 } } },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("link", { hidden: true })).toHaveLength(5);
  },
};

export const Playground: Story = {};

export const Stress: Story = {
  args: { items: SAMPLE_BOTTOM_ITEMS.map((item) => ({ ...item, label: `${item.label} & all the rest` })) },
};

export const RightToLeftPage: Story = {
  decorators: [inside(RightToLeft)],
};
