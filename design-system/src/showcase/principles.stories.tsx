import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Balance } from "../components/Balance/Balance.tsx";
import { Button } from "../components/Button/Button.tsx";
import { Card } from "../components/Card/Card.tsx";
import { Countdown } from "../components/Countdown/Countdown.tsx";
import { GameGrid } from "../components/GameGrid/GameGrid.tsx";
import { Inline } from "../components/Inline/Inline.tsx";
import { LotteryBalls } from "../components/LotteryBalls/LotteryBalls.tsx";
import { MoneyText } from "../components/MoneyText/MoneyText.tsx";
import { Skeleton } from "../components/Skeleton/Skeleton.tsx";
import { Stack } from "../components/Stack/Stack.tsx";
import { StatusTag } from "../components/StatusTag/StatusTag.tsx";
import { Text } from "../components/Text/Text.tsx";
import { ticker } from "../foundations/time/ticker.ts";
import { Bengali } from "../testing/frames/frames.tsx";
import { SampleCard, SAMPLE_GAMES } from "../testing/samples/games.tsx";
import { RightToLeft } from "../testing/frames/RightToLeft.tsx";

const DRAW_IN_MS = 42 * 60_000;
const SHOWN = SAMPLE_GAMES.slice(0, 4);

const meta = { title: "Principles" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const NumbersAreTheHeroes: Story = {
  render: () => (
    <Stack gap={24}>
      <Inline gap={24}>
        <Balance amount="111111.11" symbol="৳" onRefresh={() => undefined} />
        <Balance amount="808808.88" symbol="৳" onRefresh={() => undefined} />
      </Inline>
      <Inline gap={32}>
        <LotteryBalls
          label="Winning numbers"
          numbers={["07", "12", "23", "28"]}
          specials={["09"]}
          specialLabel="Bonus"
        />
        <Countdown label="The draw closes in" endsAtMs={ticker.now() + DRAW_IN_MS} size="large" />
      </Inline>
    </Stack>
  ),
};

export const OneMainAction: Story = {
  render: () => (
    <Card padding={24}>
      <Stack gap={16}>
        <Text>A limit of ৳ 5,000 a day would apply from now on.</Text>
        <Inline gap={12}>
          <Button tone="accent">Set the limit</Button>
          <Button>Back</Button>
          <Button variant="ghost">Talk to someone</Button>
        </Inline>
      </Stack>
    </Card>
  ),
};

export const NeverColourAlone: Story = {
  render: () => (
    <Stack gap={16}>
      <Inline gap={12}>
        <StatusTag kind="deposit" status="approved" />
        <StatusTag kind="deposit" status="pending" />
        <StatusTag kind="deposit" status="rejected" />
      </Inline>
      <Inline gap={24}>
        <MoneyText amount="960.25" symbol="৳" tone="gainLoss" size={22} />
        <MoneyText amount="-960.25" symbol="৳" tone="gainLoss" size={22} />
      </Inline>
    </Stack>
  ),
};

function Arrival() {
  const [isHere, setIsHere] = useState(false);
  return (
    <Stack gap={16}>
      <Inline>
        <Button onClick={() => setIsHere(!isHere)}>{isHere ? "Load again" : "Let them arrive"}</Button>
      </Inline>
      <div aria-busy={!isHere}>
        <GameGrid label="Games">
          {SHOWN.map((game) =>
            isHere ? <SampleCard key={game.id} game={game} /> : <Skeleton key={game.id} shape="card" />,
          )}
        </GameGrid>
      </div>
      <Text tone="secondary">This line does not move.</Text>
    </Stack>
  );
}

export const NothingJumps: Story = {
  render: () => <Arrival />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const below = () => Math.round(canvas.getByText("This line does not move.").getBoundingClientRect().top);
    const before = below();
    await userEvent.click(canvas.getByRole("button", { name: "Let them arrive" }));
    await expect(canvas.getAllByRole("button", { name: /^Favourite/ })).toHaveLength(SHOWN.length);
    await expect(Math.abs(below() - before)).toBeLessThanOrEqual(1);
  },
};

export const EveryLanguage: Story = {
  render: () => (
    <Stack gap={16}>
      <Inline gap={12}>
        <Button tone="accent">Withdraw</Button>
        <StatusTag kind="withdrawal" status="processing" />
      </Inline>
      <Bengali>
        <Inline gap={12}>
          <Button tone="accent">টাকা তুলুন</Button>
          <StatusTag kind="withdrawal" status="processing" />
        </Inline>
      </Bengali>
      <RightToLeft>
        <Inline gap={12}>
          <Button tone="accent">سحب</Button>
          <StatusTag kind="withdrawal" status="processing" label="قيد المعالجة" />
        </Inline>
      </RightToLeft>
    </Stack>
  ),
};
