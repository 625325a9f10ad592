import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_BENGALI, LONG_NAME } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { ALIGNMENTS, JUSTIFICATIONS, SPACES } from "../../foundations/layout/layout-options.ts";
import { Badge } from "../Badge/Badge.tsx";
import { Stack } from "./Stack.tsx";

const parts = ["One", "Two", "Three"].map((name) => <Badge key={name}>{name}</Badge>);

const meta = {
  title: "Components/Layout/Stack",
  id: "components-stack",
  component: Stack,
  args: { children: parts, align: "start" },
  argTypes: {
    gap: { control: "select", options: SPACES },
    align: { control: "select", options: ALIGNMENTS },
    justify: { control: "select", options: JUSTIFICATIONS },
    children: { control: false },
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { gap: 24 } };

export const Stress: Story = {
  args: { children: [LONG_BENGALI, LONG_NAME.repeat(2)].map((text) => <Badge key={text}>{text}</Badge>) },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  decorators: [inside(RightToLeft)],
};
