import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../components/Card/Card.tsx";
import { Countdown } from "../components/Countdown/Countdown.tsx";
import { GameGrid } from "../components/GameGrid/GameGrid.tsx";
import { Heading } from "../components/Heading/Heading.tsx";
import { Inline } from "../components/Inline/Inline.tsx";
import { LotteryBalls } from "../components/LotteryBalls/LotteryBalls.tsx";
import { Stack } from "../components/Stack/Stack.tsx";
import { Text } from "../components/Text/Text.tsx";
import { ticker } from "../foundations/time/ticker.ts";
import market from "../testing/art/banner-market.svg?no-inline";
import { SampleCard, SAMPLE_GAMES } from "../testing/samples/games.tsx";
import * as styles from "./showcase.css.ts";

const DRAW_IN_MS = 42 * 60_000;

const WAYS = [
  {
    title: "See the components",
    text: "Every component in every state: default, focused, loading, empty, failed, with long texts. Docs says when to use it.",
    links: [
      ["Game card", "components-gamecard--docs"],
      ["Button", "components-button--docs"],
      ["Patterns", "patterns-money-flow--docs"],
      ["Whole screens", "screens--docs"],
    ],
  },
  {
    title: "Learn the foundations",
    text: "Colours by role with their contrast, type, space, motion and icons, read from the tokens.",
    links: [
      ["Principles", "principles--docs"],
      ["Colours", "foundations-colours--by-role"],
      ["Type", "foundations-typography--sizes-and-weights"],
      ["Measures", "foundations-measures--space-radius-elevation"],
      ["Icons", "foundations-icons--all"],
    ],
  },
  {
    title: "Change the view",
    text: "The toolbar switches theme and contrast, brand, language, density, direction and width, on every page. “All modes” shows four at once.",
    links: [
      ["Brands", "foundations-brands--all-brands"],
      ["Density", "foundations-density--side-by-side"],
      ["Motion", "foundations-motion--by-duration"],
      ["Contrast", "foundations-colours--by-contrast"],
    ],
  },
  {
    title: "Change it",
    text: "The values are in design-system/tokens. “npm run generate” writes themes, tables and the file for your design tool. It refuses pairs of colours with too little contrast.",
    links: [],
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
          A night market: ink-blue night, lanterns, lacquer and enamel. Rich, calm and legible, from a small phone in
          Dhaka to a wide screen.
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
                {links.map(([label, id]) => (
                  <a
                    key={id}
                    className={styles.way}
                    href={`./?path=/${id.endsWith("--docs") ? "docs" : "story"}/${id}`}
                    target="_top"
                  >
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
