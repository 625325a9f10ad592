import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { GamesIcon, HeartIcon, HotIcon, ListIcon } from "../../icons/icons.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Bengali, Column } from "../../testing/frames/frames.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { LONG_BENGALI, LONG_ENGLISH, LONG_NAME } from "../../testing/samples/long-texts.ts";
import { type MultipleToggleGroupProps, type SingleToggleGroupProps, ToggleGroup } from "./ToggleGroup.tsx";

const PERIODS = [
  { id: "day", label: "Day" },
  { id: "week", label: "Week" },
  { id: "month", label: "Month" },
];
const VIEWS = [
  { id: "cards", label: "Cards", icon: GamesIcon },
  { id: "list", label: "List", icon: ListIcon },
];

const meta = {
  title: "Components/Actions/ToggleGroup",
  id: "components-togglegroup",
  tags: ["new"],
  component: ToggleGroup,
  args: {
    label: "Period",
    options: PERIODS,
    defaultValue: "week",
    onValueChange: fn(),
  } satisfies SingleToggleGroupProps,
  argTypes: { options: { control: "object" } },
} satisfies Meta<typeof ToggleGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole("radiogroup", { name: "Period" }));
    await userEvent.tab();
    await expect(group.getByRole("radio", { name: "Week" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(group.getByRole("radio", { name: "Month" })).toHaveFocus();
    await expect(group.getByRole("radio", { name: "Week" })).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(group.getByRole("radio", { name: "Month" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith("month");
  },
};

export const Playground: Story = {};

const MULTIPLE: MultipleToggleGroupProps = {
  label: "Show",
  selectionMode: "multiple",
  options: [
    { id: "favourites", label: "Favourites", icon: HeartIcon },
    { id: "hot", label: "Popular", icon: HotIcon },
    { id: "new", label: "New" },
  ],
  defaultValue: ["hot"],
  onValueChange: fn(),
};

export const Multiple: Story = {
  render: () => <ToggleGroup {...MULTIPLE} />,
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole("toolbar", { name: "Show" }));
    await userEvent.click(bar.getByRole("button", { name: "Favourites" }));
    await expect(MULTIPLE.onValueChange).toHaveBeenLastCalledWith(["favourites", "hot"]);
    await userEvent.click(bar.getByRole("button", { name: "Popular" }));
    await expect(MULTIPLE.onValueChange).toHaveBeenLastCalledWith(["favourites"]);
  },
};

export const OnlyIcons: Story = { args: { label: "View", options: VIEWS, defaultValue: "cards", hidesLabels: true } };
export const WithIcons: Story = { args: { label: "View", options: VIEWS, defaultValue: "list" } };
export const FullWidth: Story = { args: { fullWidth: true } };

export const Disabled: Story = {
  render: (args) => (
    <Column>
      <ToggleGroup {...args} disabled />
      <ToggleGroup
        label="Period of the report"
        options={PERIODS.map((option) => ({ ...option, disabled: option.id === "month" }))}
      />
    </Column>
  ),
};

export const InBengali: Story = {
  args: {
    label: "সময়কাল",
    options: [
      { id: "day", label: "দিন" },
      { id: "week", label: "সপ্তাহ" },
      { id: "month", label: "মাস" },
    ],
  },
  render: (args) => (
    <Bengali>
      <ToggleGroup {...args} />
    </Bengali>
  ),
};

export const Stress: Story = {
  args: {
    options: [
      { id: "one", label: LONG_NAME },
      { id: "two", label: LONG_BENGALI, lang: "bn" },
      { id: "three", label: LONG_ENGLISH, icon: HotIcon },
    ],
    defaultValue: "two",
  },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  args: {
    label: "الفترة",
    options: [
      { id: "day", label: "يوم" },
      { id: "week", label: "أسبوع" },
    ],
  },
  render: (args) => (
    <RightToLeft>
      <ToggleGroup {...args} />
    </RightToLeft>
  ),
};
