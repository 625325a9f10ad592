import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../../components/Card/Card.tsx";
import { Countdown } from "../../components/Countdown/Countdown.tsx";
import { GameGrid } from "../../components/GameGrid/GameGrid.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Inline } from "../../components/Inline/Inline.tsx";
import { LotteryBalls } from "../../components/LotteryBalls/LotteryBalls.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { ticker } from "../../foundations/time/ticker.ts";
import market from "../../testing/art/banner-market.svg?no-inline";
import { SampleCard, SAMPLE_GAMES } from "../../testing/samples/games.tsx";
import * as styles from "../showcase.css.ts";

const DRAW_IN_MS = 42 * 60_000;

const WAYS = [
  {
    title: "Find a component",
    text: "Every component in every state. Its page says when to use it, and when another one is better. The search knows other names too.",
    links: [
      ["All components", "/docs/welcome--all-components"],
      ["Button", "/docs/components-button--docs"],
      ["Game card", "/docs/components-gamecard--docs"],
    ],
  },
  {
    title: "Design a screen",
    text: "Patterns show how components form a flow: money, errors, tables, draws. Screens show whole pages to begin with.",
    links: [
      ["Screens", "/docs/screens--docs"],
      ["Money flow", "/docs/patterns-money-flow--docs"],
      ["Empty and error", "/docs/patterns-empty-and-error--docs"],
      ["Writing texts", "/docs/foundations-content--docs"],
    ],
  },
  {
    title: "Learn the foundations",
    text: "Colours by role with their contrast, type, space, motion and icons, read from the tokens.",
    links: [
      ["Principles", "/docs/principles--docs"],
      ["Colours", "/docs/foundations-colours--docs"],
      ["Typography", "/docs/foundations-typography--docs"],
      ["Measures", "/docs/foundations-measures--docs"],
      ["Icons", "/docs/foundations-icons--docs"],
    ],
  },
  {
    title: "Change the view",
    text: "The toolbar switches theme, brand, language, density, direction and width on every page. “All modes” shows four themes at once.",
    links: [
      ["Brands", "/docs/foundations-brands--docs"],
      ["Density", "/docs/foundations-density--docs"],
      ["Breakpoints", "/docs/foundations-breakpoints--docs"],
    ],
  },
  {
    title: "Bring your brand",
    text: "Choose a name and eight colours on a page, without a terminal. It proves the contrast, and writes files for engineers and for your design tool.",
    links: [
      ["Your brand", "/docs/foundations-your-brand--docs"],
      ["Contrast", "/story/foundations-colours--by-contrast"],
    ],
  },
  {
    title: "Review a change",
    text: "See what is new and which components may still change.",
    links: [["What’s new", "/docs/welcome--what-s-new"]],
  },
] as const;

function Welcome() {
  return (
    <div className={styles.page}>
      <img className={styles.picture} src={market} alt="" />
      <Stack gap={8}>
        <Heading level={1} size={36}>
          Lobbykit
        </Heading>
        <Text size={18} tone="secondary">
          A design system for lottery and gaming sites: components, patterns and whole screens, in four brands and four
          themes, from a small phone in Dhaka to a wide screen. It looks like a night market: rich, calm and legible.
        </Text>
      </Stack>
      <div className={styles.ways}>
        {WAYS.map(({ title, text, links }) => (
          <Card key={title} as="section" padding={24}>
            <Stack gap={12}>
              <Heading level={2} size={18}>
                {title}
              </Heading>
              <Text tone="secondary">{text}</Text>
              <Inline gap={16}>
                {links.map(([label, path]) => (
                  <a key={path} className={styles.way} href={`./?path=${path}`} target="_top">
                    {label}
                  </a>
                ))}
              </Inline>
            </Stack>
          </Card>
        ))}
      </div>
      <Stack gap={16}>
        <Heading level={2}>Numbers are the heroes</Heading>
        <Inline gap={32}>
          <LotteryBalls
            label="Winning numbers"
            numbers={["07", "12", "23", "28", "36", "41"]}
            specials={["09"]}
            specialLabel="Bonus"
            drawId="welcome"
          />
          <Countdown endsAtMs={ticker.now() + DRAW_IN_MS} size="large" />
        </Inline>
      </Stack>
      <Stack gap={16}>
        <Heading level={2}>Game art is drawn</Heading>
        <GameGrid label="Games">
          {SAMPLE_GAMES.slice(0, 5).map((game) => (
            <SampleCard key={game.id} game={game} />
          ))}
        </GameGrid>
      </Stack>
    </div>
  );
}

const meta = { title: "Welcome", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const StartHere: Story = { render: () => <Welcome /> };
