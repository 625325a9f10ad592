import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { FishingIcon, LotteryIcon, SlotsIcon, SportsIcon } from "../../icons/icons.ts";
import { LONG_BENGALI, LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { inside } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Text } from "../Text/Text.tsx";
import { Tabs, TABS_VARIANTS } from "./Tabs.tsx";

const items = [
  { value: "password", label: "Password", content: <Text>Log in with username and password.</Text> },
  { value: "code", label: "Code", content: <Text>Log in with a code by SMS.</Text> },
  { value: "agent", label: "Agent", content: <Text>Log in as an agent.</Text>, disabled: true },
  { value: "scan", label: "Scan", content: <Text>Log in with another device.</Text> },
];

const meta = {
  title: "Components/Navigation/Tabs",
  id: "components-tabs",
  component: Tabs,
  args: { label: "Ways to log in", items, onValueChange: fn() },
  argTypes: { variant: { control: "select", options: TABS_VARIANTS }, items: { control: false } },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    // The keys are pressed one by one, because Radix moves the focus in a timeout.
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Code" })).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Scan" })).toHaveFocus());
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith("password"));
    await expect(canvas.getByRole("tabpanel", { name: "Password" })).toBeVisible();
  },
};

export const Playground: Story = {};
export const Pill: Story = { args: { variant: "pill" } };
export const Stretched: Story = { args: { variant: "pill", stretch: true, items: items.slice(0, 2) } };

export const WithIconsAndCounts: Story = {
  args: {
    label: "Categories",
    items: [
      { value: "slots", label: "Slots", iconStart: SlotsIcon, count: 1204, content: <Text>Slots</Text> },
      { value: "sports", label: "Sports", iconStart: SportsIcon, count: 32, content: <Text>Sports</Text> },
      { value: "fishing", label: "Fishing", iconStart: FishingIcon, count: 18, content: <Text>Fishing</Text> },
      { value: "lottery", label: "Lottery", iconStart: LotteryIcon, count: 9, content: <Text>Lottery</Text> },
    ],
  },
};

export const Stress: Story = {
  args: {
    items: [
      { value: "bengali", label: LONG_BENGALI, content: <Text>{LONG_BENGALI}</Text> },
      { value: "english", label: LONG_ENGLISH, content: <Text>{LONG_ENGLISH}</Text> },
      { value: "third", label: "Third", count: 999_999_999_999, content: <Text>Third</Text> },
    ],
  },
  decorators: [inside(Narrow)],
};

export const RightToLeftPage: Story = {
  decorators: [inside(RightToLeft)],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(within(canvasElement).getByRole("tab", { name: "Code" })).toHaveFocus());
  },
};
