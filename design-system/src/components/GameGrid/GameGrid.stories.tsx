import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { SampleCard, SAMPLE_GAMES } from "../../testing/samples/games.tsx";
import { inside } from "../../testing/frames/decorators.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { GameGrid } from "./GameGrid.tsx";

const meta = {
  title: "Components/Games/GameGrid",
  id: "components-gamegrid",
  component: GameGrid,
  args: { label: "Popular games", children: SAMPLE_GAMES.map((game) => <SampleCard key={game.id} game={game} />) },
} satisfies Meta<typeof GameGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("list", { name: "Popular games" }).children).toHaveLength(10);
  },
};

export const Playground: Story = {};

export const Loading: Story = {
  args: { label: "Loading", children: SAMPLE_GAMES.map((game) => <Skeleton key={game.id} shape="card" />) },
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <GameGrid {...args} />
    </RightToLeft>
  ),
};

export const Stress: Story = {
  args: {
    children: SAMPLE_GAMES.map((game) => <SampleCard key={game.id} game={{ ...game, name: LONG_ENGLISH }} />),
  },
  decorators: [inside(Narrow)],
};
