import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { inBox } from "../../testing/frames/decorators.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { SAMPLE_GAMES } from "../../testing/samples/games.tsx";
import { Image } from "../Image/Image.tsx";
import { WinnerBoard } from "./WinnerBoard.tsx";

const winners = SAMPLE_GAMES.map((game, index) => ({
  id: game.id,
  name: ["de***o", "ra***7", "sh***la", "mi***n"][index % 4] ?? "",
  game: game.name,
  amount: ["৳ 12,400.00", "৳ 860.50", "৳ 104,000.00", "৳ 2,150.00"][index % 4] ?? "",
  picture: <Image src={game.src} alt="" ratio="square" priority />,
}));

const meta = {
  title: "Components/Games/WinnerBoard",
  id: "components-winnerboard",
  component: WinnerBoard,
  args: { label: "Latest winners", winners },
  decorators: [inBox({ maxInlineSize: 420 })],
} satisfies Meta<typeof WinnerBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("region", { name: "Latest winners" })).toHaveAttribute(
      "data-state",
      "playing",
    );
  },
};

export const Playground: Story = {};

export const FewWinners: Story = {
  args: { winners: winners.slice(0, 3) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

export const NobodyYet: Story = {
  args: { winners: [], empty: "The first winner of the day will stand here." },
};

export const PausedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const board = canvas.getByRole("region", { name: "Latest winners" });
    const { height } = board.getBoundingClientRect();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Resume: Latest winners" })).toHaveFocus();
    await expect(board).toHaveAttribute("data-state", "paused");
    await expect(board.getBoundingClientRect().height).toBe(height);
  },
};

export const Stress: Story = {
  args: {
    winners: winners.map((winner) => ({
      ...winner,
      name: "a***************************************z",
      amount: "৳ 999,999,999,999.99",
    })),
  },
  render: (args) => (
    <Narrow>
      <WinnerBoard {...args} />
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <WinnerBoard {...args} />
    </RightToLeft>
  ),
};
