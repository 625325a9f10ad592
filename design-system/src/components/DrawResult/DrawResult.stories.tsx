import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { inBox } from "../../testing/frames/decorators.tsx";
import { Bengali, Column } from "../../testing/frames/frames.tsx";
import { LONG_ENGLISH } from "../../testing/samples/long-texts.ts";
import { Narrow } from "../../testing/frames/Narrow.tsx";
import { RightToLeft } from "../../testing/frames/RightToLeft.tsx";
import { Button } from "../Button/Button.tsx";
import { BALL_SIZES } from "../LotteryBalls/LotteryBalls.tsx";
import { DrawResult, type DrawPrize, type LotteryFamily } from "./DrawResult.tsx";

const AT = "2026-11-21T08:30:00Z";
const NORTH: readonly DrawPrize[] = [
  { prize: "special", numbers: ["48213"] },
  { prize: "first", numbers: ["90715"] },
  { prize: "second", numbers: ["33871", "05249"] },
  { prize: "third", numbers: ["11406", "88217", "60934", "27158", "74490", "39026"] },
  { prize: "fourth", numbers: ["5521", "0083", "7764", "9142"] },
  { prize: "fifth", numbers: ["6630", "1875", "4419", "2257", "0096", "8341"] },
  { prize: "sixth", numbers: ["771", "026", "594"] },
  { prize: "seventh", numbers: ["08", "63", "17", "95"] },
];
const DRAWS: readonly { family: LotteryFamily; game: string; winningNumber: string }[] = [
  { family: "SSC", game: "Dhaka 5D, one minute", winningNumber: "0,7,7,1,4" },
  { family: "11X5", game: "Five of eleven", winningNumber: "03,11,05,08,01" },
  { family: "PK10", game: "Riverboat race", winningNumber: "3,1,10,2,7,6,5,9,4,8" },
  { family: "LF", game: "Lucky Farm", winningNumber: "02,14,06,20,11,09,17,01" },
  { family: "LHC", game: "Marigold 6/49", winningNumber: "07,12,23,28,36,41,09" },
];

const meta = {
  title: "Components/Games/DrawResult",
  id: "components-drawresult",
  component: DrawResult,
  args: {
    game: "Marigold 6/49",
    issue: "20261121-042",
    family: "LHC",
    drawnAt: AT,
    winningNumber: "07,12,23,28,36,41,09",
    timeZone: "Asia/Dhaka",
  },
  argTypes: { size: { control: "select", options: BALL_SIZES } },
  decorators: [inBox({ maxInlineSize: 520 })],
} satisfies Meta<typeof DrawResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const balls = canvas.getByRole("list", { name: "Winning numbers of Marigold 6/49, draw 20261121-042" });
    await expect(within(balls).getAllByRole("listitem")).toHaveLength(7);
    await expect(balls).toHaveTextContent("Special");
  },
};

export const Playground: Story = { args: { size: "large" } };

export const Families: Story = {
  render: (args) => (
    <Column>
      {DRAWS.map((draw) => (
        <DrawResult key={draw.family} {...args} {...draw} />
      ))}
    </Column>
  ),
};

export const VietNam: Story = {
  args: { family: "VN", game: "Miền Bắc", issue: "20261121", winningNumber: "4,8,2,1,3", prizes: NORTH },
};

/** For a list below the game's name. */
export const WithoutGame: Story = { args: { isGameShown: false } };

export const ResultToCome: Story = { args: { winningNumber: null } };

export const NextDraw: Story = {
  render: function Next(args) {
    const [draw, setDraw] = useState(42);
    return (
      <Column>
        <DrawResult {...args} issue={`20261121-0${draw}`} winningNumber={`7,12,23,28,36,41,${draw}`} />
        <Button onClick={() => setDraw(draw + 1)}>Next draw</Button>
      </Column>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Next draw" }));
    await expect(canvas.getByRole("article", { name: "Marigold 6/49, Draw 20261121-043" })).toBeVisible();
  },
};

export const InBengali: Story = {
  args: { game: "গাঁদা ৬/৪৯" },
  render: (args) => (
    <Bengali>
      <Column>
        <DrawResult {...args} />
        <DrawResult {...args} issue="20261121-043" winningNumber={null} />
        <DrawResult {...args} issue="20261121-044" family="VN" winningNumber="4,8,2,1,3" prizes={NORTH} />
      </Column>
    </Bengali>
  ),
};

export const Stress: Story = {
  args: { game: LONG_ENGLISH, issue: "ABCDEFGHIJKLMNOPQRSTUVWXYZ012345", family: "VN", prizes: NORTH, size: "large" },
  render: (args) => (
    <Narrow>
      <DrawResult {...args} />
    </Narrow>
  ),
};

export const RightToLeftPage: Story = {
  render: (args) => (
    <RightToLeft>
      <Column>
        <DrawResult {...args} />
        <DrawResult {...args} issue="20261121-043" family="PK10" winningNumber="3,1,10,2,7,6,5,9,4,8" />
      </Column>
    </RightToLeft>
  ),
};
