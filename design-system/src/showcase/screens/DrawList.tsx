import { useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { Countdown } from "../../components/Countdown/Countdown.tsx";
import { Grid } from "../../components/Grid/Grid.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Inline } from "../../components/Inline/Inline.tsx";
import { LotteryBalls } from "../../components/LotteryBalls/LotteryBalls.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { StatusTag, type StatusOf } from "../../components/StatusTag/StatusTag.tsx";
import { Tabs } from "../../components/Tabs/Tabs.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { fill } from "../../foundations/strings/strings.ts";
import { ticker } from "../../foundations/time/ticker.ts";
import { LotteryIcon } from "../../icons/icons.ts";
import { useTexts } from "../texts/use-texts.ts";
import { AppFrame } from "./AppFrame.tsx";
import drawListTexts from "./texts/draw-list.json";

interface Draw {
  id: string;
  game: string;
  issue: string;
  last: readonly string[];
  special?: string;
  status: StatusOf<"draw">;
  closesInS: number | null;
}

const DRAWS: readonly Draw[] = [
  { id: "5d", game: "Dhaka 5D", issue: "1121-0871", last: ["0", "7", "7", "1", "4"], status: "open", closesInS: 42 },
  {
    id: "649",
    game: "Marigold 6/49",
    issue: "1121-042",
    last: ["07", "12", "23", "28", "36", "41"],
    special: "09",
    status: "open",
    closesInS: 1860,
  },
  {
    id: "11",
    game: "Five of eleven",
    issue: "1121-0290",
    last: ["03", "11", "05", "08", "01"],
    status: "open",
    closesInS: 215,
  },
  {
    id: "race",
    game: "Riverboat race",
    issue: "1121-0433",
    last: ["3", "1", "10", "2", "7"],
    status: "drawing",
    closesInS: null,
  },
  {
    id: "farm",
    game: "Lucky Farm",
    issue: "1121-0144",
    last: ["02", "14", "06", "20", "11"],
    status: "resultPending",
    closesInS: null,
  },
  {
    id: "north",
    game: "Hanoi, North",
    issue: "1121",
    last: ["4", "8", "2", "1", "3"],
    status: "notOnSale",
    closesInS: null,
  },
];
const TABS = [
  { value: "all", count: DRAWS.length },
  { value: "open", count: DRAWS.filter(({ status }) => status === "open").length },
] as const;

/** The next draws: when each closes, and the last results. */
export function DrawList() {
  const texts = useTexts(drawListTexts);
  const [shown, setShown] = useState("all");
  const draws = DRAWS.filter(({ status }) => shown === "all" || status === "open");
  return (
    <AppFrame current="lottery">
      <Heading level={1} category="lottery">
        <Inline as="span" gap={12}>
          <Icon drawing={LotteryIcon} size="large" />
          {texts.lottery}
        </Inline>
      </Heading>
      <Tabs
        label={texts.draws}
        variant="pill"
        items={TABS.map(({ value, count }) => ({
          value,
          label: texts[value],
          count,
          content: value === shown && <DrawGrid draws={draws} />,
        }))}
        value={shown}
        onValueChange={setShown}
      />
    </AppFrame>
  );
}

function DrawGrid({ draws }: { draws: readonly Draw[] }) {
  return (
    <Grid as="ul" columns={{ phone: 1, tablet: 2, wide: 3 }}>
      {draws.map((draw) => (
        <Card key={draw.id} as="li">
          <DrawRow draw={draw} />
        </Card>
      ))}
    </Grid>
  );
}

function DrawRow({ draw: { game, issue, last, special, status, closesInS } }: { draw: Draw }) {
  const texts = useTexts(drawListTexts);
  const [endsAtMs] = useState(() => (closesInS === null ? null : ticker.now() + closesInS * 1000));
  return (
    <Stack gap={12}>
      <Inline justify="between">
        <Stack gap={2}>
          <Heading level={2} size={18}>
            {game}
          </Heading>
          <Text size={14} tone="secondary" translate="no">
            {issue}
          </Text>
        </Stack>
        <StatusTag kind="draw" status={status} />
      </Inline>
      <LotteryBalls
        label={fill(texts.lastNumbers, { game })}
        numbers={last}
        {...(special && { specials: [special], specialLabel: texts.bonus })}
        size="small"
      />
      <Countdown label={fill(texts.closesIn, { game })} endsAtMs={endsAtMs} size="large" />
      {status === "open" ? (
        <Button tone="accent" fullWidth>
          {fill(texts.bet, { game })}
        </Button>
      ) : (
        <Button fullWidth>{fill(texts.results, { game })}</Button>
      )}
    </Stack>
  );
}
