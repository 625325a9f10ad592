import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Bengali } from "../../testing/frames/frames.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { LONG_BENGALI, LONG_ENGLISH, LONG_NAME } from "../../testing/samples/long-texts.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const meta = {
  title: "Components/Navigation/Breadcrumbs",
  id: "components-breadcrumbs",
  tags: ["new"],
  component: Breadcrumbs,
  args: {
    items: [
      { label: "Home", href: "/" },
      { label: "Lottery", href: "/lottery" },
      { label: "Vietnam", href: "/lottery/vietnam" },
      { label: "Results", href: "/lottery/vietnam/results" },
    ],
    current: "Hanoi 4D",
  },
  argTypes: { items: { control: "object" } },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <div style={{ inlineSize: 720, maxInlineSize: "100%" }}>
      <Breadcrumbs {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const trail = within(within(canvasElement).getByRole("navigation", { name: "You are here" }));
    await expect(trail.getByText("Hanoi 4D")).toHaveAttribute("aria-current", "page");
    await userEvent.tab();
    await expect(trail.getByRole("link", { name: "Home" })).toHaveFocus();
  },
};

export const Playground: Story = {};

export const OnePageAbove: Story = {
  args: { items: [{ label: "Promotions", href: "/promotions" }], current: "Welcome bonus" },
};

export const OnAPhone: Story = {
  render: (args) => (
    <Narrow>
      <Breadcrumbs {...args} />
    </Narrow>
  ),
};

export const Opened: Story = {
  ...OnAPhone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("link", { name: "Lottery" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Show the pages in between" }));
    await expect(canvas.getByRole("link", { name: "Lottery" })).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "Vietnam" })).toBeVisible();
  },
};

export const InBengali: Story = {
  args: {
    items: [
      { label: "হোম", href: "/" },
      { label: "লটারি", href: "/lottery" },
      { label: "ফলাফল", href: "/lottery/results" },
    ],
    current: "হ্যানয় 4D",
  },
  render: (args) => (
    <Bengali>
      <Breadcrumbs {...args} />
    </Bengali>
  ),
};

export const Stress: Story = {
  args: {
    items: [
      { label: LONG_NAME, href: "/" },
      { label: LONG_BENGALI, href: "/lottery", lang: "bn" },
      { label: LONG_ENGLISH, href: "/lottery/results" },
    ],
    current: LONG_NAME,
  },
  render: (args) => (
    <>
      <Breadcrumbs {...args} />
      <Narrow>
        <Breadcrumbs {...args} label="Narrow" />
      </Narrow>
    </>
  ),
};

export const RightToLeftPage: Story = {
  args: {
    items: [
      { label: "الرئيسية", href: "/" },
      { label: "اليانصيب", href: "/lottery" },
    ],
    current: "النتائج",
  },
  render: (args) => (
    <RightToLeft>
      <Breadcrumbs {...args} />
    </RightToLeft>
  ),
};
