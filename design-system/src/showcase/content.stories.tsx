import type { Meta, StoryObj } from "@storybook/react-vite";
import { Countdown } from "../components/Countdown/Countdown.tsx";
import { MoneyText } from "../components/MoneyText/MoneyText.tsx";
import { Stack } from "../components/Stack/Stack.tsx";
import { Text } from "../components/Text/Text.tsx";
import { DATE_STYLES, formatDate } from "../foundations/time/format-date.ts";
import { formatCount, formatPercent } from "../foundations/numbers/format.ts";
import { Section, Specimen } from "./blocks/Section.tsx";

const meta = { title: "Foundations/Content" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const TIME = "2026-11-21T15:30:00Z";
const TIME_ZONE = "Asia/Dhaka";
const HOUR_MS = 3_600_000;

/** Money as `MoneyText` shows it. */
export const Money: Story = {
  render: () => (
    <Stack gap={16}>
      <Specimen name="An amount" facts={['amount="1234567.5"']}>
        <MoneyText amount="1234567.5" symbol="৳" />
      </Specimen>
      <Specimen name="A win and a loss have the same weight" facts={['tone="gainLoss"']}>
        <MoneyText amount="250" symbol="৳" tone="gainLoss" /> <MoneyText amount="-250" symbol="৳" tone="gainLoss" />
      </Specimen>
      <Specimen name="No amount yet, such as the payout of an open bet" facts={["amount={null}"]}>
        <MoneyText amount={null} />
      </Specimen>
    </Stack>
  ),
};

/** The same moment in English and Bengali. */
export const DatesAndTimes: Story = {
  render: () => (
    <Stack gap={16}>
      {DATE_STYLES.map((style) => (
        <Specimen key={style} name={style} facts={[`formatDate(time, { style: "${style}" })`]}>
          <Stack gap={4}>
            {(["en", "bn"] as const).map((locale) => (
              <Text key={locale} lang={locale}>
                {formatDate(TIME, { locale, style, timeZone: TIME_ZONE })}
              </Text>
            ))}
          </Stack>
        </Specimen>
      ))}
      <Specimen name="Until a moment" facts={["Countdown"]}>
        <Countdown label="Closes in" endsAtMs={Date.now() + HOUR_MS} />
      </Specimen>
    </Stack>
  ),
};

/** Chances, and what a game returns. */
export const NumbersAndOdds: Story = {
  render: () => (
    <Section title="Numbers and odds">
      <Specimen name="A count" facts={["formatCount(12345)"]}>
        <Text>{formatCount(12_345)} games</Text>
      </Specimen>
      <Specimen name="Return to player" facts={["formatPercent(0.965)"]}>
        <Text>
          Return to player: {formatPercent(0.965)}. This is an average over many rounds. Each round is random.
        </Text>
      </Specimen>
    </Section>
  ),
};
