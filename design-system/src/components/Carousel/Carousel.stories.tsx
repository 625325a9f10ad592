import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import balls from "../../testing/art/banner-balls.svg?no-inline";
import koi from "../../testing/art/banner-koi.svg?no-inline";
import market from "../../testing/art/banner-market.svg?no-inline";
import { inside } from "../../testing/frames/decorators.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { Image } from "../Image/Image.tsx";
import { Carousel } from "./Carousel.tsx";

const slides = [
  { id: "market", src: market, alt: "The night market opens: lanterns over the river", color: "#1b1844" },
  { id: "koi", src: koi, alt: "Fishing week: two koi in moonlight", color: "#06506b" },
  { id: "balls", src: balls, alt: "Marigold draw every hour", color: "#5a2f08" },
].map(({ id, src, alt, color }) => ({
  id,
  content: (
    <a href={`#${id}`}>
      <Image src={src} alt={alt} placeholderColor={color} ratio="banner" priority />
    </a>
  ),
}));

const meta = {
  title: "Components/Content/Carousel",
  id: "components-carousel",
  component: Carousel,
  args: { label: "Promotions", slides },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const pause = canvas.getByRole("button", { name: "Pause: Promotions" });
    await expect(pause).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Resume: Promotions" })).toHaveFocus();
    const second = canvas.getByRole("button", { name: "2 of 3" });
    await userEvent.click(second);
    await waitFor(() => expect(second).toHaveAttribute("aria-current", "true"));
    await expect(canvas.getByRole("link", { name: /Fishing week/ })).toBeVisible();
    await expect(canvas.getByRole("group", { name: "2 of 3" })).not.toHaveAttribute("inert");
  },
};

export const Playground: Story = {};

export const OneBanner: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryAllByRole("button")).toHaveLength(0);
  },
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <Carousel {...args} />
    </RightToLeft>
  ),
};

export const Stress: Story = {
  args: {
    slides: Array.from({ length: 12 }, (_, index) => ({ ...slides[index % slides.length]!, id: String(index) })),
  },
  decorators: [inside(Narrow)],
};
