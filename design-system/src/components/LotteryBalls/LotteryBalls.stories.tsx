import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Column } from "../../testing/frames/frames.tsx";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Button } from "../Button/Button.tsx";
import { LotteryBalls, BALL_SIZES } from "./LotteryBalls.tsx";

const meta = {
  title: "Components/Games/LotteryBalls",
  id: "components-lotteryballs",
  component: LotteryBalls,
  args: {
    label: "Winning numbers",
    numbers: ["07", "12", "23", "28", "36", "41"],
    specials: ["09"],
    specialLabel: "Bonus",
  },
} satisfies Meta<typeof LotteryBalls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("list", { name: "Winning numbers" }).children).toHaveLength(7);
  },
};

export const Playground: Story = {};

export const Plain: Story = { args: { numbers: ["4", "0", "9", "1"], specials: [] } };

export const NotDrawnYet: Story = { args: { numbers: ["", "", "", ""], specials: [] } };

export const Race: Story = {
  args: { numbers: ["3", "1", "10", "2", "7", "6", "5", "9", "4", "8"], specials: [], counted: true },
};

export const Sizes: Story = {
  render: (args) => (
    <Column>
      {BALL_SIZES.map((size) => (
        <LotteryBalls key={size} {...args} size={size} />
      ))}
    </Column>
  ),
};

function NextDraw() {
  const [draw, setDraw] = useState(1);
  const numbers = [7, 12, 23, 28, 36].map((number) => String(number + draw));
  return (
    <Column>
      <LotteryBalls label={`Draw ${draw}`} numbers={numbers} specials={["9"]} drawId={String(draw)} size="large" />
      <Button onClick={() => setDraw(draw + 1)}>Next draw</Button>
    </Column>
  );
}

export const NewDraw: Story = {
  render: () => <NextDraw />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const balls = () => canvas.getByRole("list").querySelectorAll("[data-rolling]");
    await expect(balls()).toHaveLength(0);
    await userEvent.click(canvas.getByRole("button", { name: "Next draw" }));
    await expect(canvas.getByRole("list", { name: "Draw 2" })).toBeVisible();
    await expect(balls()).toHaveLength(6);
  },
};

export const Stress: Story = {
  args: { numbers: Array.from({ length: 20 }, (_, index) => String(index * 4 + 1)) },
  render: (args) => (
    <Narrow>
      <LotteryBalls {...args} />
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <LotteryBalls {...args} />
    </RightToLeft>
  ),
};
