import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inside } from "../../testing/frames/decorators.tsx";
import { Column } from "../../testing/frames/frames.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Skeleton, SKELETON_SHAPES } from "./Skeleton.tsx";

const meta = {
  title: "Components/Feedback/Skeleton",
  id: "components-skeleton",
  component: Skeleton,
  args: { shape: "text", count: 3 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[aria-hidden=true] > *")).toHaveLength(3);
  },
};

export const Playground: Story = {};

export const Shapes: Story = {
  render: () => (
    <Column>
      {SKELETON_SHAPES.map((shape) => (
        <div key={shape} style={{ inlineSize: 280 }}>
          <Skeleton shape={shape} count={shape === "balls" ? 5 : shape === "text" ? 3 : 1} />
        </div>
      ))}
    </Column>
  ),
};

export const RightToLeftPage: Story = {
  decorators: [inside(RightToLeft)],
};
