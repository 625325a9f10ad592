import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { formatCount } from "../../foundations/numbers/format.ts";
import { inBox } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { BAR_TONES, BarChart } from "./BarChart.tsx";

const WEEK = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const RESULTS = [240, -90, 410, 0, -320, 150, 60];
const week = WEEK.map((label, index) => ({ label, value: RESULTS[index] ?? 0 }));
const month = Array.from({ length: 30 }, (_, index) => ({
  label: String(index + 1),
  value: Math.round(9000 + Math.sin(index / 3) * 6000 + index * 140),
}));

const meta = {
  title: "Components/Lists and charts/BarChart",
  id: "components-barchart",
  component: BarChart,
  args: {
    label: "Net result by day",
    bars: week,
    barHeading: "Day",
    valueHeading: "Net result (৳)",
    format: formatCount,
  },
  argTypes: { tone: { control: "select", options: BAR_TONES } },
  decorators: [inBox({ maxInlineSize: 720 })],
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("img", { name: "Net result by day: lowest −320, highest 410" })).toBeVisible();
    await userEvent.click(canvas.getByText("Show as a table"));
    await expect(canvas.getByRole("row", { name: "Thu −320" })).toBeVisible();
  },
};

export const Playground: Story = { args: { tone: "gainLoss" } };

export const OfAMonth: Story = {
  args: { label: "Stakes of the team by day", bars: month, valueHeading: "Stakes (৳)", tone: "information" },
};

export const Empty: Story = { args: { bars: [] } };

export const AllZero: Story = { args: { bars: week.map(({ label }) => ({ label, value: 0 })) } };

export const InBengali: Story = {
  args: {
    label: "দিন অনুযায়ী ফলাফল",
    bars: week.map(({ value }, index) => ({
      label: ["রবি", "সোম", "মঙ্গল", "বুধ", "বৃহঃ", "শুক্র", "শনি"][index] ?? "",
      value,
    })),
    tone: "gainLoss",
  },
  render: (args) => (
    <Bengali>
      <BarChart {...args} />
    </Bengali>
  ),
};

export const Stress: Story = {
  args: {
    label: LONG_ENGLISH,
    bars: [{ label: LONG_BENGALI, value: 999_999_999_999 }, { label: LONG_ENGLISH, value: -999_999_999_999 }, ...month],
    tone: "gainLoss",
  },
  render: (args) => (
    <Narrow>
      <BarChart {...args} />
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  args: { tone: "gainLoss" },
  render: (args) => (
    <RightToLeft>
      <BarChart {...args} />
    </RightToLeft>
  ),
};
