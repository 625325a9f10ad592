import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { inBox } from "../../testing/frames/decorators.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { SAMPLE_RIGHT_FOOTER, SAMPLE_RIGHT_ITEMS } from "../../testing/samples/navigation.ts";
import { RightBar } from "./RightBar.tsx";

const meta = {
  title: "Components/Navigation/RightBar",
  id: "components-rightbar",
  component: RightBar,
  args: { label: "Help and apps", items: SAMPLE_RIGHT_ITEMS, footerItems: SAMPLE_RIGHT_FOOTER },
  decorators: [inBox({ blockSize: 420 })],
} satisfies Meta<typeof RightBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("complementary", { name: "Help and apps" })).toBeVisible();
  },
};

export const Playground: Story = {};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <div style={{ blockSize: 420 }}>
        <RightBar {...args} />
      </div>
    </RightToLeft>
  ),
};

export const Stress: Story = {
  args: {
    items: SAMPLE_RIGHT_ITEMS.map((item) => ({ ...item, label: `${item.label}: Donaudampfschifffahrtslotterie` })),
  },
};
