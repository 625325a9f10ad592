import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { SampleCard, SAMPLE_GAMES } from "../../testing/samples/games.tsx";
import { inside } from "../../testing/frames/decorators.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { FavouriteButton } from "./FavouriteButton.tsx";

const meta = {
  title: "Components/Actions/FavouriteButton",
  id: "components-favouritebutton",
  component: FavouriteButton,
  args: { label: "Favourite: Koi of the Lake", pressed: false, onPressedChange: fn() },
} satisfies Meta<typeof FavouriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button")).toHaveAttribute("aria-pressed", "false");
  },
};

export const Playground: Story = {};

export const Pressed: Story = { args: { pressed: true } };

export const Pending: Story = {
  args: { pressed: true, pending: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(args.onPressedChange).not.toHaveBeenCalled();
  },
};

export const OnACard: Story = {
  render: () => (
    <div style={{ inlineSize: 180 }}>
      <SampleCard game={SAMPLE_GAMES[0]} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heart = within(canvasElement).getByRole("button", { name: "Favourite: Lantern Alley" });
    heart.focus();
    await userEvent.keyboard("{Enter}");
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  },
};

export const RightToLeftPage: Story = {
  decorators: [inside(RightToLeft)],
};
