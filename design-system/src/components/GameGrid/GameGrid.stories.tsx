import type { Meta, StoryObj } from "@storybook/react-vite";
import { SampleCard, SAMPLE_GAMES } from "../../testing/games.tsx";
import { RightToLeft } from "../../testing/RightToLeft.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { GameGrid } from "./GameGrid.tsx";

const meta = {
  title: "Components/GameGrid",
  component: GameGrid,
  args: { label: "Popular games", children: SAMPLE_GAMES.map((game) => <SampleCard key={game.id} game={game} />) },
} satisfies Meta<typeof GameGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

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
