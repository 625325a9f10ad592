import type { Meta, StoryObj } from "@storybook/react-vite";
import { ALIGNMENTS, JUSTIFICATIONS, SPACES } from "../../foundations/layout-options.ts";
import { Badge } from "../Badge/Badge.tsx";
import { Divider } from "../Divider/Divider.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "./Stack.tsx";

const parts = ["One", "Two", "Three"].map((name) => <Badge key={name}>{name}</Badge>);

const meta = {
  title: "Components/Stack and Inline",
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
export const SideBySide: Story = { render: () => <Inline justify="between">{parts}</Inline> };
export const WithDividers: Story = {
  render: () => (
    <Stack>
      <Badge>Above</Badge>
      <Divider />
      <Inline gap={16}>
        <Badge>Before</Badge>
        <Divider direction="vertical" />
        <Badge>After</Badge>
      </Inline>
    </Stack>
  ),
};
