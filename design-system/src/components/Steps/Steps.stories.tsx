import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI, LONG_ENGLISH, LONG_NAME } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Steps } from "./Steps.tsx";

const STEPS = [
  { id: "way", label: "Choose a method" },
  { id: "code", label: "Code from the SMS" },
  { id: "name", label: "Name at the bank" },
  { id: "done", label: "Signed in" },
];

const meta = {
  title: "Components/Navigation/Steps",
  id: "components-steps",
  component: Steps,
  args: { label: "Confirm that it is you", steps: STEPS, current: "code" },
  argTypes: { current: { control: "select", options: STEPS.map(({ id }) => id) } },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole("listitem");
    await expect(steps[1]).toHaveAttribute("aria-current", "step");
    await expect(steps[0]).toHaveTextContent("Done: Choose a method");
  },
};

export const Playground: Story = { args: { current: "name" } };

export const AllDone: Story = { args: { current: null } };

export const OnAPhone: Story = {
  render: (args) => (
    <Narrow>
      <Steps {...args} />
    </Narrow>
  ),
};

export const InBengali: Story = {
  args: {
    label: "আপনার পরিচয় নিশ্চিত করুন",
    steps: [
      { id: "way", label: "পদ্ধতি বেছে নিন" },
      { id: "code", label: "এসএমএস থেকে কোড" },
      { id: "done", label: "সম্পন্ন" },
    ],
  },
  render: (args) => (
    <Bengali>
      <Steps {...args} />
    </Bengali>
  ),
};

export const Stress: Story = {
  args: {
    steps: [LONG_NAME, LONG_BENGALI, LONG_ENGLISH, LONG_NAME, LONG_BENGALI].map((label, index) => ({
      id: String(index),
      label,
    })),
    current: "2",
  },
  render: (args) => (
    <>
      <Steps {...args} />
      <Narrow>
        <Steps {...args} label="Narrow" />
      </Narrow>
    </>
  ),
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <Steps {...args} />
    </RightToLeft>
  ),
};
