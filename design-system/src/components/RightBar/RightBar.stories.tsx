import type { Meta, StoryObj } from "@storybook/react-vite";
import { RightToLeft } from "../../testing/RightToLeft.tsx";
import { SAMPLE_RIGHT_FOOTER, SAMPLE_RIGHT_ITEMS } from "../../testing/navigation.ts";
import { RightBar } from "./RightBar.tsx";

const meta = {
  title: "Components/RightBar",
  component: RightBar,
  args: { label: "Help and apps", items: SAMPLE_RIGHT_ITEMS, footerItems: SAMPLE_RIGHT_FOOTER },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RightBar>;
export default meta;
type Story = StoryObj<typeof meta>;

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
