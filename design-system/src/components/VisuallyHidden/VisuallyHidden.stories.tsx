import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Text } from "../Text/Text.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  title: "Components/Layout/VisuallyHidden",
  id: "components-visuallyhidden",
  component: VisuallyHidden,
  args: { children: "of 12 pages" },
  render: (args) => (
    <Text>
      3 <VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("of 12 pages")).toBeInTheDocument();
  },
};

export const Playground: Story = {};
