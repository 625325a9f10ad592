import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_BENGALI } from "../../testing/samples/long-texts.ts";
import { Inline } from "../Inline/Inline.tsx";
import { Spinner, SPINNER_SIZES } from "./Spinner.tsx";

const meta = {
  title: "Components/Feedback/Spinner",
  id: "components-spinner",
  component: Spinner,
  argTypes: { size: { control: "select", options: SPINNER_SIZES } },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: "large", label: "Loading games" } };
export const Sizes: Story = {
  render: () => (
    <Inline gap={16}>
      {SPINNER_SIZES.map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Inline>
  ),
};
export const Stress: Story = { args: { label: LONG_BENGALI } };
