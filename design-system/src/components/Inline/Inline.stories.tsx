import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ALIGNMENTS, JUSTIFICATIONS, SPACES } from "../../foundations/layout/layout-options.ts";
import { LONG_BENGALI, LONG_ENGLISH, LONG_NAME } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Badge } from "../Badge/Badge.tsx";
import { Inline } from "./Inline.tsx";

const parts = ["One", "Two", "Three"].map((name) => <Badge key={name}>{name}</Badge>);

const meta = {
  title: "Components/Layout/Inline",
  id: "components-inline",
  component: Inline,
  args: { children: parts },
  argTypes: {
    gap: { control: "select", options: SPACES },
    align: { control: "select", options: ALIGNMENTS },
    justify: { control: "select", options: JUSTIFICATIONS },
    children: { control: false },
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: 24 } };

export const ToBothEnds: Story = { args: { justify: "between" } };

/** A text and its actions: side by side if there is space for both, otherwise one below the other. */
export const Leading: Story = {
  args: {
    lead: true,
    gap: 12,
    children: [<span key="text">{LONG_ENGLISH}</span>, <Badge key="state">Waiting</Badge>],
  },
  render: (args) => (
    <div style={{ inlineSize: 280, maxInlineSize: "100%" }}>
      <Inline {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [text, state] = [canvas.getByText(LONG_ENGLISH), canvas.getByText("Waiting")].map((part) =>
      part.getBoundingClientRect(),
    );
    await expect(state?.left).toBeGreaterThan(text?.right ?? Infinity);
  },
};

export const Stress: Story = {
  args: { children: [LONG_BENGALI, LONG_NAME, "One", "Two"].map((text) => <Badge key={text}>{text}</Badge>) },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  decorators: [inside(RightToLeft)],
};
