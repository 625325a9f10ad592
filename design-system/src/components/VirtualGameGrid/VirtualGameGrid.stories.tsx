import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { SAMPLE_GAMES, SampleCard, type SampleGame } from "../../testing/samples/games.tsx";
import { LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { VirtualGameGrid } from "./VirtualGameGrid.tsx";

const many = (count: number): SampleGame[] =>
  Array.from({ length: count }, (_, index) => {
    const game = SAMPLE_GAMES[index % SAMPLE_GAMES.length] ?? SAMPLE_GAMES[0];
    return { ...game, id: String(index + 1), name: `${game.name} ${index + 1}` };
  });

const meta = {
  title: "Components/Games/VirtualGameGrid",
  id: "components-virtualgamegrid",
  component: VirtualGameGrid<SampleGame>,
  args: {
    label: "All games",
    items: many(600),
    itemKey: (game) => game.id,
    children: (game) => <SampleCard game={game} />,
  },
  argTypes: { items: { control: false }, children: { control: false } },
} satisfies Meta<typeof VirtualGameGrid<SampleGame>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole("list", { name: "All games" });
    await waitFor(() => expect(list.firstElementChild).toHaveAttribute("aria-setsize", "600"));
    await expect(list.childElementCount).toBeLessThan(120);
  },
};

export const Playground: Story = { args: { items: many(120) } };

export const OnePage: Story = { args: { items: many(10) } };

export const Empty: Story = { args: { items: [] } };

export const Stress: Story = {
  args: { items: many(80).map((game) => ({ ...game, name: LONG_ENGLISH })) },
  render: (args) => (
    <Narrow>
      <VirtualGameGrid {...args} />
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  args: { items: many(80) },
  render: (args) => (
    <RightToLeft>
      <VirtualGameGrid {...args} />
    </RightToLeft>
  ),
};
