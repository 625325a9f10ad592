import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ticker } from "../../foundations/time/ticker.ts";
import { Column } from "../../testing/frames/frames.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Countdown, COUNTDOWN_SIZES } from "./Countdown.tsx";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

const meta = {
  title: "Components/Content/Countdown",
  id: "components-countdown",
  component: Countdown,
  args: { endsAtMs: ticker.now() + 42 * MINUTE_MS, label: "Draw closes in" },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("timer", { name: "Draw closes in" })).toHaveTextContent(/^\d\d:\d\d$/);
  },
};

export const Playground: Story = {};

export const LongerThanAnHour: Story = { args: { endsAtMs: ticker.now() + 26.5 * HOUR_MS, size: "large" } };

export const Ended: Story = {
  args: { endsAtMs: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("timer", { name: "Draw closes in" })).toHaveTextContent("--:--:--");
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Column>
      {COUNTDOWN_SIZES.map((size) => (
        <Countdown key={size} {...args} size={size} />
      ))}
    </Column>
  ),
};

export const Stress: Story = {
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(110px, 1fr))", gap: 8 }}>
      {Array.from({ length: 200 }, (_, index) => (
        <Countdown key={index} {...args} endsAtMs={ticker.now() + (index + 1) * 37_000} size="small" align="center" />
      ))}
    </div>
  ),
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <Countdown {...args} />
    </RightToLeft>
  ),
};
