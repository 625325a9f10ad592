import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { SampleCard, SAMPLE_GAMES } from "../../testing/samples/games.tsx";
import { inBox } from "../../testing/frames/decorators.tsx";
import { Bengali } from "../../testing/frames/frames.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { GameCard } from "./GameCard.tsx";

const [game] = SAMPLE_GAMES;

const meta = {
  title: "Components/Games/GameCard",
  id: "components-gamecard",
  component: GameCard,
  args: { name: game.name, vendor: game.vendor, picture: { src: game.src, color: game.color }, onPlay: fn() },
  decorators: [inBox({ inlineSize: 180 })],
} satisfies Meta<typeof GameCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Lantern Alley Night Works" })).toBeVisible();
  },
};

export const Playground: Story = {
  args: {
    tags: [
      { label: "NEW", tone: "new" },
      { label: "HOT", tone: "hot" },
    ],
  },
};

export const WithInformation: Story = {
  args: { info: { label: "About the game: Lantern Alley", onClick: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^About/ }));
    await expect(args.info?.onClick).toHaveBeenCalledOnce();
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};

export const PictureMissing: Story = { args: { picture: { src: "/not-there.svg" }, priority: true } };

export const PlayAndFavourite: Story = {
  render: (args) => <SampleCard game={game} onPlay={args.onPlay} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /^Lantern Alley/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: /^Favourite/ })).toHaveAttribute("aria-pressed", "true");
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};

export const Stress: Story = {
  args: {
    name: "The Unreasonably Long Legend of the Seven Lanterns above the River Market at Midnight",
    vendor: "International Consolidated Entertainment Works",
    tags: [{ label: "EXCLUSIVE", tone: "hot" }],
  },
  decorators: [inBox({ inlineSize: 138 })],
};

export const InBengali: Story = {
  args: {
    name: "মধ্যরাতের নদীর বাজারে সাতটি লণ্ঠনের দীর্ঘ কাহিনী",
    vendor: "নাইট ওয়ার্কস",
    tags: [{ label: "নতুন", tone: "new" }],
  },
  render: (args) => (
    <Bengali>
      <GameCard {...args} />
    </Bengali>
  ),
};

export const RightToLeftPage: Story = {
  render: () => (
    <RightToLeft>
      <SampleCard game={game} />
    </RightToLeft>
  ),
};
