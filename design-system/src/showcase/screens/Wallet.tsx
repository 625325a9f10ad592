import { useMemo, useState } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { Banner } from "../../components/Banner/Banner.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { type DataColumn, DataTable } from "../../components/DataTable/DataTable.tsx";
import { Grid } from "../../components/Grid/Grid.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Inline } from "../../components/Inline/Inline.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { MoneyField } from "../../components/MoneyField/MoneyField.tsx";
import { MoneyText } from "../../components/MoneyText/MoneyText.tsx";
import { PlayerProtectionBar } from "../../components/PlayerProtectionBar/PlayerProtectionBar.tsx";
import { RadioGroup } from "../../components/RadioGroup/RadioGroup.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { StatusTag, type StatusOf } from "../../components/StatusTag/StatusTag.tsx";
import { Text } from "../../components/Text/Text.tsx";
import { Timeline } from "../../components/Timeline/Timeline.tsx";
import { formatDate } from "../../foundations/time/format-date.ts";
import { ticker } from "../../foundations/time/ticker.ts";
import { useTexts } from "../texts/use-texts.ts";
import { AppFrame } from "./AppFrame.tsx";
import walletTexts from "./texts/wallet.json";

type Texts = typeof walletTexts.en;

interface Deposit {
  id: string;
  at: string;
  way: "bkash" | "nagad" | "bank";
  amount: string;
  status: StatusOf<"deposit">;
}

const DEPOSITS: readonly Deposit[] = [
  { id: "9021", at: "2026-11-21T08:12:00Z", way: "bkash", amount: "500.00", status: "pending" },
  { id: "9003", at: "2026-11-20T17:40:00Z", way: "nagad", amount: "2000.00", status: "approved" },
  { id: "8970", at: "2026-11-18T06:05:00Z", way: "bank", amount: "10000.00", status: "rejected" },
  { id: "8911", at: "2026-11-15T12:00:00Z", way: "bkash", amount: "750.00", status: "approved" },
];
const TIME_ZONE = "Asia/Dhaka";
const namesOfWays = ({ bank }: Texts): Record<Deposit["way"], string> => ({ bkash: "bKash", nagad: "Nagad", bank });
function columnsIn(texts: Texts, locale: string): readonly DataColumn<Deposit>[] {
  const names = namesOfWays(texts);
  return [
    { id: "way", label: texts.way, value: ({ way }) => names[way], sortable: true },
    {
      id: "at",
      label: texts.when,
      value: ({ at }) => at,
      cell: ({ at }) => formatDate(at, { locale, style: "dateTime", timeZone: TIME_ZONE }),
      sortable: true,
    },
    {
      id: "amount",
      label: texts.amountColumn,
      value: ({ amount }) => amount,
      cell: ({ amount }) => <MoneyText amount={amount} />,
      align: "end",
      sortable: true,
    },
    {
      id: "status",
      label: texts.status,
      value: ({ status }) => status,
      cell: ({ status }) => <StatusTag kind="deposit" status={status} />,
      card: "aside",
    },
  ];
}
const PLAYED_MS = 26 * 60_000;

/** The member's money: the balance, the ways to deposit, and pending transactions. */
export function Wallet() {
  const texts = useTexts(walletTexts);
  const { locale } = useLocale();
  const columns = useMemo(() => columnsIn(texts, locale), [texts, locale]);
  const names = namesOfWays(texts);
  const ways = [
    { value: "bkash", label: names.bkash, description: texts.atOnce },
    { value: "nagad", label: names.nagad, description: texts.atOnce },
    { value: "bank", label: names.bank, description: texts.withinDay },
  ];
  const [startedAt] = useState(() => ticker.now() - PLAYED_MS);
  return (
    <AppFrame current="wallet">
      <PlayerProtectionBar
        startedAt={startedAt}
        netPosition="-320.00"
        symbol="৳"
        limitsHref="#limits"
        helpLine={{ name: texts.helpLine, href: "tel:16263" }}
      />
      <Heading level={1}>{texts.wallet}</Heading>
      <Banner title={texts.noticeTitle}>{texts.noticeText}</Banner>
      <Grid columns={{ phone: 1, desktop: 2 }} gap={24} align="start">
        <Card as="section" padding={24}>
          <Stack gap={24}>
            <Stack gap={4}>
              <Text tone="secondary">{texts.balance}</Text>
              <MoneyText amount="12480.50" symbol="৳" size={36} weight="bold" />
            </Stack>
            <Heading level={2} size={18}>
              {texts.deposit}
            </Heading>
            <RadioGroup label={texts.payWith} variant="card" options={ways} defaultValue="bkash" />
            <MoneyField label={texts.amount} currency="BDT" description={texts.limits} />
            <Inline gap={12}>
              <Button tone="accent" size="large">
                {texts.send}
              </Button>
              <Link href="#limits">{texts.changeLimit}</Link>
            </Inline>
          </Stack>
        </Card>
        <Card as="section" padding={24}>
          <Stack>
            <Heading level={2} size={18}>
              {texts.withdrawal}
            </Heading>
            <Timeline
              label={texts.course}
              timeZone={TIME_ZONE}
              items={[
                { id: "asked", title: texts.asked, at: "2026-11-21T06:02:00Z" },
                { id: "checked", title: texts.checked, at: "2026-11-21T06:20:00Z" },
                { id: "bank", title: texts.atBank, state: "current", text: texts.usualTime },
                { id: "there", title: texts.arrived, state: "coming" },
              ]}
            />
          </Stack>
        </Card>
      </Grid>
      <Stack as="section">
        <Heading level={2}>{texts.deposits}</Heading>
        <DataTable
          label={texts.deposits}
          columns={columns}
          rows={DEPOSITS}
          rowKey={({ id }) => id}
          fileName="deposits"
        />
      </Stack>
    </AppFrame>
  );
}
