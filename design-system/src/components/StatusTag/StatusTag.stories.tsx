import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { STATUS_KINDS, type StatusKind, type StatusOf, STATUSES, StatusTag } from "./StatusTag.tsx";

const statusesOf = <Kind extends StatusKind>(kind: Kind) => Object.keys(STATUSES[kind]) as StatusOf<Kind>[];

const Every = () => (
  <Stack gap={16}>
    {STATUS_KINDS.map((kind) => (
      <Stack key={kind} gap={4}>
        <Text size={12} tone="muted">
          {kind}
        </Text>
        <Inline>
          {statusesOf(kind).map((status) => (
            <StatusTag key={status} kind={kind} status={status} />
          ))}
        </Inline>
      </Stack>
    ))}
  </Stack>
);

const meta = {
  title: "Components/Feedback/StatusTag",
  id: "components-statustag",
  component: StatusTag<StatusKind>,
  args: { kind: "deposit", status: "pending" as StatusOf<StatusKind> },
} satisfies Meta<typeof StatusTag<StatusKind>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Pending")).toBeVisible();
  },
};

export const Playground: Story = { args: { label: "On its way" } };

export const EveryStatus: Story = { render: () => <Every /> };

export const InBengali: Story = {
  render: () => (
    <Bengali>
      <Every />
    </Bengali>
  ),
};

export const Stress: Story = {
  render: () => (
    <Narrow>
      <StatusTag kind="contract" status="offered" label={LONG_BENGALI} />
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  render: () => (
    <RightToLeft>
      <Inline>
        {statusesOf("receipt").map((status) => (
          <StatusTag key={status} kind="receipt" status={status} />
        ))}
      </Inline>
    </RightToLeft>
  ),
};
