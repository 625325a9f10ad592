import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { GAME_CATEGORIES, GamesIcon, HeartIcon } from "../../icons/icons.ts";
import { Bengali } from "../../testing/frames/frames.tsx";
import { LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { CategoryNav, type CategoryNavItem } from "./CategoryNav.tsx";

const NAMES: Record<string, string> = { yb: "YB", mini: "Mini games", live: "Live casino" };
const BENGALI = ["স্লট", "লাইভ", "খেলাধুলা", "মাছ ধরা", "লটারি", "পোকার", "বিঙ্গো", "মোরগ লড়াই", "ওয়াইবি", "মিনি গেম"];
const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const itemsOf = (current: string, nameOf: (category: string, index: number) => string): CategoryNavItem[] =>
  GAME_CATEGORIES.map((category, index) => ({
    id: category,
    category,
    label: nameOf(category, index),
    href: `#${category}`,
    isCurrent: category === current,
  }));
const english = (category: string) => NAMES[category] ?? titled(category);

const meta = {
  title: "Components/Navigation/CategoryNav",
  id: "components-categorynav",
  component: CategoryNav,
  args: { label: "Games", items: itemsOf("live", english) },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof CategoryNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole("navigation", { name: "Games" });
    await expect(within(nav).getByRole("link", { name: "Live casino" })).toHaveAttribute("aria-current", "page");
  },
};

export const Playground: Story = {
  args: {
    items: [
      { id: "all", icon: GamesIcon, label: "All games", href: "#all", isCurrent: true },
      { id: "mine", icon: HeartIcon, label: "Favourites", href: "#mine" },
      ...itemsOf("", english),
    ],
  },
};

export const LastOneCurrent: Story = {
  args: { items: itemsOf("mini", english) },
  render: (args) => (
    <Narrow>
      <CategoryNav {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("navigation").getBoundingClientRect();
    const current = within(canvasElement).getByRole("link", { name: "Mini games" }).getBoundingClientRect();
    await expect(current.right).toBeLessThanOrEqual(box.right + 1);
  },
};

export const InBengali: Story = {
  args: { label: "গেম", items: itemsOf("slots", (_category, index) => BENGALI[index] ?? "") },
  render: (args) => (
    <Bengali>
      <CategoryNav {...args} />
    </Bengali>
  ),
};

export const Stress: Story = {
  args: { items: itemsOf("poker", () => LONG_ENGLISH) },
  render: (args) => (
    <Narrow>
      <CategoryNav {...args} />
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  args: { items: itemsOf("mini", english) },
  render: (args) => (
    <RightToLeft>
      <CategoryNav {...args} />
    </RightToLeft>
  ),
};
