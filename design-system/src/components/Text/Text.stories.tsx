import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_AMOUNT, LONG_BENGALI, LONG_NAME } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text, TEXT_SIZES, TEXT_TONES, TEXT_WEIGHTS } from "./Text.tsx";

const meta = {
  title: "Components/Content/Text",
  id: "components-text",
  component: Text,
  args: { children: "The next draw closes in four minutes." },
  argTypes: {
    size: { control: "select", options: TEXT_SIZES },
    tone: { control: "select", options: TEXT_TONES },
    weight: { control: "select", options: TEXT_WEIGHTS },
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: 22, tone: "accent" } };
export const Sizes: Story = {
  render: () => (
    <Stack gap={12}>
      {TEXT_SIZES.map((size) => (
        <Text key={size} size={size}>{`${size} The next draw closes`}</Text>
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: () => (
    <Stack gap={8}>
      {TEXT_TONES.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};
export const Bengali: Story = { args: { lang: "bn", children: LONG_BENGALI } };
export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack gap={8}>
        <Text truncate>{LONG_BENGALI}</Text>
        <Text size={36}>{LONG_AMOUNT}</Text>
        <Text weight="bold">{LONG_NAME}</Text>
      </Stack>
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  args: { children: "يغلق السحب التالي بعد أربع دقائق." },
  decorators: [inside(RightToLeft)],
};
