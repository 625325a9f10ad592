import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, within } from "storybook/test";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { Container } from "../../components/Container/Container.tsx";
import { Countdown } from "../../components/Countdown/Countdown.tsx";
import { Grid } from "../../components/Grid/Grid.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Inline } from "../../components/Inline/Inline.tsx";
import { LotteryBalls } from "../../components/LotteryBalls/LotteryBalls.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { StatusTag } from "../../components/StatusTag/StatusTag.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { announce } from "../../foundations/announcements/announce.ts";
import { ticker } from "../../foundations/time/ticker.ts";

const GAME = "Marigold 6/49";
const NUMBERS = ["07", "12", "23", "28", "36", "41"];
const BONUS = "09";
const EMPTY = NUMBERS.map(() => "");
const PHASES = ["open", "drawing", "drawn"] as const;
type Phase = (typeof PHASES)[number];
const NOTES: Record<Phase, string> = {
  open: "Bets are taken until the time is over.",
  drawing: "No more bets. The numbers are being drawn.",
  drawn: "Five people had all six. Your bet is in your records.",
};

interface DrawProps {
  phase: Phase;
  /** Deadline on the server's clock. */
  endsAtMs: number | null;
  onEnd?: () => void;
}

/** One draw, with the same place and size in each phase. */
function Draw({ phase, endsAtMs, onEnd }: DrawProps) {
  const isDrawn = phase === "drawn";
  return (
    <Card as="section" padding={24}>
      <Stack gap={16}>
        <Inline justify="between">
          <Heading level={3}>{GAME}</Heading>
          <StatusTag kind="draw" status={phase} />
        </Inline>
        <LotteryBalls
          label={`Winning numbers of ${GAME}`}
          numbers={isDrawn ? NUMBERS : EMPTY}
          specials={[isDrawn ? BONUS : ""]}
          specialLabel="Bonus"
          drawId={phase}
        />
        <Inline justify="between">
          <Countdown
            label={`${GAME} closes in`}
            endsAtMs={phase === "open" ? endsAtMs : null}
            size="large"
            {...(onEnd && { onEnd })}
          />
          <Button tone="accent" disabled={phase !== "open"}>
            Bet on {GAME}
          </Button>
        </Inline>
        <Text tone="secondary" size={14}>
          {NOTES[phase]}
        </Text>
      </Stack>
    </Card>
  );
}

const OPEN_MS = 15_000;
const DRAWING_MS = 3000;

/** All phases of a draw, from open bets to the numbers. In an app the server's response ends the draw, never a timer of the page. */
function Course() {
  const [phase, setPhase] = useState<Phase>("open");
  const [endsAtMs, setEndsAtMs] = useState(() => ticker.now() + OPEN_MS);
  useEffect(() => {
    if (phase !== "drawing") return undefined;
    const timer = setTimeout(() => {
      setPhase("drawn");
      announce(`${GAME}: ${NUMBERS.join(", ")}, bonus ${BONUS}`);
    }, DRAWING_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  const again = () => {
    setEndsAtMs(ticker.now() + OPEN_MS);
    setPhase("open");
  };
  return (
    <Container size="form" hasGutters={false}>
      <Stack gap={16}>
        <Draw phase={phase} endsAtMs={endsAtMs} onEnd={() => setPhase("drawing")} />
        <Inline>
          <Button variant="ghost" disabled={phase !== "drawn"} onClick={again}>
            Once more
          </Button>
        </Inline>
      </Stack>
    </Container>
  );
}

function EveryPhase() {
  const [endsAtMs] = useState(() => ticker.now() + 42 * 60_000);
  return (
    <Grid columns={{ phone: 1, desktop: 3 }}>
      {PHASES.map((phase) => (
        <Draw key={phase} phase={phase} endsAtMs={endsAtMs} />
      ))}
    </Grid>
  );
}

const meta = { title: "Patterns/Countdown and draw" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromSaleToNumbers: Story = { render: () => <Course /> };

export const Phases: Story = {
  render: () => <EveryPhase />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const lists = canvas.getAllByRole("list", { name: `Winning numbers of ${GAME}` });
    const [first, ...others] = lists.map((list) => Math.round(list.getBoundingClientRect().height));
    for (const height of others) await expect(height).toBe(first);
    await expect(
      canvas.getAllByRole("button", { name: /^Bet on/ }).map((button) => button.matches(":disabled")),
    ).toEqual([false, true, true]);
  },
};
