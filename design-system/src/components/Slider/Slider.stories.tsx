import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { inBox, inside } from "../../testing/frames/decorators.tsx";
import { Bengali, Column } from "../../testing/frames/frames.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { type RangeSliderProps, type SingleSliderProps, Slider } from "./Slider.tsx";

const HOURS = { style: "unit", unit: "hour", unitDisplay: "long" } as const;
const TAKA = {
  style: "currency",
  currency: "BDT",
  currencyDisplay: "narrowSymbol",
  maximumFractionDigits: 0,
} as const;

const meta = {
  title: "Components/Fields/Slider",
  id: "components-slider",
  tags: ["new"],
  component: Slider,
  args: { label: "Volume", defaultValue: 40, onValueChange: fn(), onValueCommit: fn() },
  argTypes: { formatOptions: { control: "object" } },
  decorators: [inBox({ maxInlineSize: 420 })],
} satisfies Meta<SingleSliderProps>;
export default meta;
type Story = StoryObj<SingleSliderProps>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole("slider", { name: "Volume" });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(slider).toHaveValue("42");
    await userEvent.keyboard("{End}");
    await expect(slider).toHaveAttribute("aria-valuetext", "100");
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(100);
  },
};

export const Playground: Story = { args: { description: "For sounds in games" } };

const RANGE: RangeSliderProps = {
  label: "Stake",
  isRange: true,
  min: 0,
  max: 5000,
  step: 100,
  defaultValue: [500, 3000],
  formatOptions: TAKA,
  onValueChange: fn(),
};

export const Range: Story = {
  render: () => <Slider {...RANGE} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const low = canvas.getByRole("slider", { name: "Stake Lowest" });
    await userEvent.tab();
    await expect(low).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(RANGE.onValueChange).toHaveBeenLastCalledWith([600, 3000]);
    await expect(canvas.getByText("৳600 – ৳3,000")).toBeVisible();
  },
};

export const WithUnit: Story = {
  args: { label: "Remind me after", min: 1, max: 12, defaultValue: 2, formatOptions: HOURS },
};
export const Percent: Story = {
  args: { label: "Your share", max: 1, step: 0.05, defaultValue: 0.35, formatOptions: { style: "percent" } },
};
export const Invalid: Story = { args: { error: "Choose 50 or more.", defaultValue: 20 } };

export const Disabled: Story = {
  render: (args) => (
    <Column>
      <div style={{ inlineSize: "100%" }}>
        <Slider {...args} disabled />
      </div>
      <div style={{ inlineSize: "100%" }}>
        <Slider {...RANGE} disabled />
      </div>
    </Column>
  ),
};

export const InBengali: Story = {
  render: () => (
    <Bengali>
      <Slider label="কত পরে মনে করিয়ে দেব" min={1} max={12} defaultValue={2} formatOptions={HOURS} />
      <Slider {...RANGE} label="বাজি" />
    </Bengali>
  ),
};

export const Stress: Story = {
  args: {
    label: LONG_ENGLISH,
    description: LONG_BENGALI,
    error: LONG_ENGLISH,
    max: 999_999_999_999,
    defaultValue: 999_999_999_999,
    formatOptions: TAKA,
  },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  render: () => (
    <RightToLeft>
      <Slider label="مستوى الصوت" defaultValue={40} />
      <Slider {...RANGE} label="الرهان" />
    </RightToLeft>
  ),
};
