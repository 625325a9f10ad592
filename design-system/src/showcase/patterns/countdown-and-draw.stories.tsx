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
import { fill } from "../../foundations/strings/strings.ts";
import { ticker } from "../../foundations/time/ticker.ts";
import { useTexts } from "../texts/use-texts.ts";
import drawTexts from "./texts/countdown-and-draw.json";

const GAME = "Marigold 6/49";
const NUMBERS = ["07", "12", "23", "28", "36", "41"];
const BONUS = "09";
const EMPTY = NUMBERS.map(() => "");
const PHASES = ["open", "drawing", "drawn"] as const;
type Phase = (typeof PHASES)[number];

interface DrawProps {
  phase: Phase;
  /** Deadline on the server's clock. */
  endsAtMs: number | null;
  onEnd?: () => void;
}

/** One draw, with the same place and size in each phase. */
function Draw({ phase, endsAtMs, onEnd }: DrawProps) {
  const texts = useTexts(drawTexts);
  const isDrawn = phase === "drawn";
  return (
    <Card as="section" padding={24}>
      <Stack gap={16}>
        <Inline justify="between">
          <Heading level={3}>{GAME}</Heading>
          <StatusTag kind="draw" status={phase} />
        </Inline>
        <LotteryBalls
          label={fill(texts.winningNumbers, { game: GAME })}
          numbers={isDrawn ? NUMBERS : EMPTY}
          specials={[isDrawn ? BONUS : ""]}
          specialLabel={texts.bonus}
          drawId={phase}
        />
        <Inline justify="between">
          <Countdown
            label={fill(texts.closesIn, { game: GAME })}
            endsAtMs={phase === "open" ? endsAtMs : null}
            size="large"
            {...(onEnd && { onEnd })}
          />
          <Button tone="accent" disabled={phase !== "open"}>
            {fill(texts.bet, { game: GAME })}
          </Button>
        </Inline>
        <Text tone="secondary" size={14}>
          {texts[phase]}
        </Text>
      </Stack>
    </Card>
  );
}

const OPEN_MS = 15_000;
const DRAWING_MS = 3000;

/** All phases of a draw, from open bets to the numbers. In an app the server's response ends the draw, never a timer of the page. */
function Course() {
  const texts = useTexts(drawTexts);
  const [phase, setPhase] = useState<Phase>("open");
  const [endsAtMs, setEndsAtMs] = useState(() => ticker.now() + OPEN_MS);
  useEffect(() => {
    if (phase !== "drawing") return undefined;
    const timer = setTimeout(() => {
      setPhase("drawn");
      announce(fill(texts.result, { game: GAME, numbers: NUMBERS.join(", "), bonus: BONUS }));
    }, DRAWING_MS);
    return () => clearTimeout(timer);
  }, [phase, texts]);
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
            {texts.again}
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

export const InBengali: Story = { globals: { locale: "bn" }, render: () => <EveryPhase /> };
