import { useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { FavouriteButton } from "../../components/FavouriteButton/FavouriteButton.tsx";
import { Grid } from "../../components/Grid/Grid.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Image } from "../../components/Image/Image.tsx";
import { Inline } from "../../components/Inline/Inline.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { LotteryBalls } from "../../components/LotteryBalls/LotteryBalls.tsx";
import { MoneyText } from "../../components/MoneyText/MoneyText.tsx";
import { PlayerProtectionBar } from "../../components/PlayerProtectionBar/PlayerProtectionBar.tsx";
import { RadioGroup } from "../../components/RadioGroup/RadioGroup.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { Tag } from "../../components/Tag/Tag.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { announce } from "../../foundations/announcements/announce.ts";
import { fill } from "../../foundations/strings/strings.ts";
import { ticker } from "../../foundations/time/ticker.ts";
import { ArrowBackIcon, RulesIcon } from "../../icons/icons.ts";
import balls from "../../testing/art/banner-balls.svg?no-inline";
import { gameTexts } from "../../testing/samples/texts.ts";
import { useTexts } from "../texts/use-texts.ts";
import { AppFrame } from "./AppFrame.tsx";
import gamePageTexts from "./texts/game-page.json";

const GAME = "High or low";
/** The results of the draws, in turn. In an app the server sends them. */
const DRAWS = [
  ["07", "12", "23", "28", "36"],
  ["02", "19", "24", "31", "40"],
  ["05", "11", "17", "29", "44"],
];
const EMPTY = ["", "", "", "", ""];
const STAKES = ["10", "50", "100"].map((value) => ({ value, label: `৳ ${value}` }));
const MIDDLE = 115;
const PAYS = 1.96;
const PLAYED_MS = 12 * 60_000;
const sumOf = (numbers: readonly string[]) => numbers.reduce((sum, number) => sum + Number(number), 0);

/** A small game and its frame: its price, its payouts, and how long the member has played. */
export function GamePage() {
  const texts = useTexts(gamePageTexts);
  const { favourite } = useTexts(gameTexts);
  const [startedAt] = useState(() => ticker.now() - PLAYED_MS);
  const [isFavourite, setIsFavourite] = useState(true);
  const [round, setRound] = useState(0);
  const [guess, setGuess] = useState("high");
  const [stake, setStake] = useState("50");
  const [net, setNet] = useState(-150);
  const [last, setLast] = useState<number | null>(null);
  const guesses = [
    { value: "low", label: texts.low, description: fill(texts.lowText, { middle: MIDDLE }) },
    { value: "high", label: texts.high, description: fill(texts.highText, { middle: MIDDLE }) },
  ];
  const numbers = round === 0 ? EMPTY : (DRAWS[(round - 1) % DRAWS.length] ?? EMPTY);
  const draw = () => {
    const drawn = DRAWS[round % DRAWS.length] ?? EMPTY;
    const isRight = sumOf(drawn) >= MIDDLE === (guess === "high");
    setRound(round + 1);
    const result = Number(stake) * (isRight ? PAYS - 1 : -1);
    setLast(result);
    setNet(net + result);
    announce(fill(isRight ? texts.drawnRight : texts.drawnWrong, { numbers: drawn.join(", ") }));
  };
  return (
    <AppFrame current="lottery" isGame>
      <Stack gap={16}>
        <PlayerProtectionBar
          startedAt={startedAt}
          netPosition={net.toFixed(2)}
          symbol="৳"
          limitsHref="#limits"
          helpLine={{ name: texts.helpLine, href: "tel:16263" }}
        />
        <Inline justify="between">
          <Inline gap={12}>
            <LinkButton href="#lottery" variant="ghost" iconStart={ArrowBackIcon}>
              {texts.allDraws}
            </LinkButton>
            <Heading level={1} size={22}>
              {GAME}
            </Heading>
            <Tag hue="lottery">{texts.miniGame}</Tag>
          </Inline>
          <Inline gap={8}>
            <LinkButton href="#rules" variant="ghost" iconStart={RulesIcon}>
              {texts.rules}
            </LinkButton>
            <FavouriteButton
              label={fill(favourite, { name: GAME })}
              pressed={isFavourite}
              onPressedChange={setIsFavourite}
            />
          </Inline>
        </Inline>
      </Stack>
      <Grid columns={{ phone: 1, desktop: 2 }} gap={24} align="start">
        <Card as="section" tone="sunken">
          <Stack gap={24}>
            <Image src={balls} alt="" ratio="banner" placeholderColor="#5a2f08" priority />
            <Stack gap={16} align="center">
              <Text tone="secondary">{round === 0 ? texts.beforeFirst : fill(texts.round, { round })}</Text>
              <LotteryBalls label={texts.balls} numbers={numbers} drawId={String(round)} />
              <Inline gap={24}>
                <Text as="span" size={28} weight="bold" translate="no">
                  {round === 0 ? "–" : sumOf(numbers)}
                </Text>
                <MoneyText amount={last === null ? null : last.toFixed(2)} symbol="৳" tone="gainLoss" size={22} />
              </Inline>
              <Text size={14} tone="secondary" align="center">
                {texts.payout}
              </Text>
            </Stack>
          </Stack>
        </Card>
        <Card as="section" padding={24}>
          <Stack gap={24}>
            <RadioGroup label={texts.guess} variant="card" options={guesses} value={guess} onValueChange={setGuess} />
            <RadioGroup
              label={texts.stake}
              orientation="horizontal"
              options={STAKES}
              value={stake}
              onValueChange={setStake}
            />
            <Inline justify="between">
              <Button tone="accent" size="large" onClick={draw}>
                {fill(texts.draw, { stake })}
              </Button>
              <Stack gap={2} align="end">
                <Text size={12} tone="secondary">
                  {texts.ifRight}
                </Text>
                <MoneyText amount={(Number(stake) * PAYS).toFixed(2)} symbol="৳" size={18} weight="semibold" />
              </Stack>
            </Inline>
          </Stack>
        </Card>
      </Grid>
    </AppFrame>
  );
}
