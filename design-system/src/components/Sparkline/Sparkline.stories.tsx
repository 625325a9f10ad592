import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { formatCount } from "../../foundations/numbers/format.ts";
import { inBox } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Sparkline, SPARKLINE_TONES } from "./Sparkline.tsx";

const meta = {
  title: "Components/Lists and charts/Sparkline",
  id: "components-sparkline",
  component: Sparkline,
  args: { label: "Stakes of seven days", values: [320, 410, 280, 560, 490, 720, 640] },
  argTypes: { tone: { control: "select", options: SPARKLINE_TONES } },
  decorators: [inBox({ maxInlineSize: 280 })],
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("img", {
        name: "Stakes of seven days: from 320 to 640; lowest 280, highest 720",
      }),
    ).toBeVisible();
  },
};

export const Playground: Story = { args: { tone: "positive", format: formatCount } };

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {SPARKLINE_TONES.map((tone) => (
        <Sparkline key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const OneValue: Story = { args: { values: [12] } };

export const Even: Story = { args: { values: [5, 5, 5, 5] } };

export const Empty: Story = { args: { values: [] } };

export const InBengali: Story = {
  args: { label: "সাত দিনের বাজি" },
  render: (args) => (
    <Bengali>
      <Sparkline {...args} />
    </Bengali>
  ),
};

export const Stress: Story = {
  args: {
    label: LONG_ENGLISH,
    values: Array.from({ length: 400 }, (_, index) => Math.sin(index / 9) * 1e12 + index * 1e9),
  },
  render: (args) => (
    <Narrow>
      <Sparkline {...args} />
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <Sparkline {...args} />
    </RightToLeft>
  ),
};
