import type { Meta, StoryObj } from "@storybook/react-vite";
import { ALIGNMENTS, JUSTIFICATIONS, SPACES } from "../../foundations/layout-options.ts";
import { LONG_BENGALI, LONG_NAME } from "../../testing/long-texts.ts";
import { Narrow } from "../../testing/Narrow.tsx";
import { RightToLeft } from "../../testing/RightToLeft.tsx";
import { Badge } from "../Badge/Badge.tsx";
import { Inline } from "./Inline.tsx";

const parts = ["One", "Two", "Three"].map((name) => <Badge key={name}>{name}</Badge>);

const meta = {
  title: "Components/Inline",
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

export const Stress: Story = {
  args: { children: [LONG_BENGALI, LONG_NAME, "One", "Two"].map((text) => <Badge key={text}>{text}</Badge>) },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
};

export const RightToLeftPage: Story = {
  decorators: [
    (Story) => (
      <RightToLeft>
        <Story />
      </RightToLeft>
    ),
  ],
};
