import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_BENGALI, LONG_NAME } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Divider } from "../Divider/Divider.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Card, CARD_TONES } from "./Card.tsx";

const meta = {
  title: "Components/Layout/Card",
  id: "components-card",
  component: Card,
  args: { children: <Text>Groups related content.</Text> },
  argTypes: { tone: { control: "select", options: CARD_TONES }, children: { control: false } },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: "raised", padding: 24 } };
export const Tones: Story = {
  render: () => (
    <Stack gap={12}>
      {CARD_TONES.map((tone) => (
        <Card key={tone} tone={tone}>
          <Text>{tone}</Text>
        </Card>
      ))}
    </Stack>
  ),
};
export const WithParts: Story = {
  render: () => (
    <Card as="section">
      <Stack gap={12}>
        <Inline justify="between">
          <Heading level={2} size={18}>
            Wallet
          </Heading>
          <Text as="span" size={14} tone="muted">
            BDT
          </Text>
        </Inline>
        <Divider />
        <Text size={28} weight="bold">
          12,480.50
        </Text>
      </Stack>
    </Card>
  ),
};
export const Stress: Story = {
  render: () => (
    <Narrow>
      <Card>
        <Heading level={2}>{LONG_NAME}</Heading>
        <Text lang="bn">{LONG_BENGALI}</Text>
      </Card>
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  args: { children: <Text>ما يخص بعضه بعضا.</Text> },
  decorators: [inside(RightToLeft)],
};
