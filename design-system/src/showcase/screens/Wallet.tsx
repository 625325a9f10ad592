import { useState } from "react";
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
import { AppFrame } from "./AppFrame.tsx";

interface Deposit {
  id: string;
  at: string;
  way: string;
  amount: string;
  status: StatusOf<"deposit">;
}

const DEPOSITS: readonly Deposit[] = [
  { id: "9021", at: "2026-11-21T08:12:00Z", way: "bKash", amount: "500.00", status: "pending" },
  { id: "9003", at: "2026-11-20T17:40:00Z", way: "Nagad", amount: "2000.00", status: "approved" },
  { id: "8970", at: "2026-11-18T06:05:00Z", way: "Bank transfer", amount: "10000.00", status: "rejected" },
  { id: "8911", at: "2026-11-15T12:00:00Z", way: "bKash", amount: "750.00", status: "approved" },
];
const TIME_ZONE = "Asia/Dhaka";
const COLUMNS: readonly DataColumn<Deposit>[] = [
  { id: "way", label: "Way", value: ({ way }) => way, sortable: true },
  {
    id: "at",
    label: "When",
    value: ({ at }) => at,
    cell: ({ at }) => formatDate(at, { locale: "en", style: "dateTime", timeZone: TIME_ZONE }),
    sortable: true,
  },
  {
    id: "amount",
    label: "Amount (৳)",
    value: ({ amount }) => amount,
    cell: ({ amount }) => <MoneyText amount={amount} />,
    align: "end",
    sortable: true,
  },
  {
    id: "status",
    label: "Status",
    value: ({ status }) => status,
    cell: ({ status }) => <StatusTag kind="deposit" status={status} />,
    card: "aside",
  },
];
const WAYS = [
  { value: "bkash", label: "bKash", description: "At once, no fee" },
  { value: "nagad", label: "Nagad", description: "At once, no fee" },
  { value: "bank", label: "Bank transfer", description: "Within a day" },
];
const PLAYED_MS = 26 * 60_000;

/** The member's money: the balance, the ways to deposit, and pending transactions. */
export function Wallet() {
  const [startedAt] = useState(() => ticker.now() - PLAYED_MS);
  return (
    <AppFrame current="wallet">
      <PlayerProtectionBar
        startedAt={startedAt}
        netPosition="-320.00"
        symbol="৳"
        limitsHref="#limits"
        helpLine={{ name: "Help line", href: "tel:16263" }}
      />
      <Heading level={1}>Wallet</Heading>
      <Banner title="Bank transfers pause on Sunday">From 02:00 to 04:00 they wait; nothing is lost.</Banner>
      <Grid columns={{ phone: 1, desktop: 2 }} gap={24} align="start">
        <Card as="section" padding={24}>
          <Stack gap={24}>
            <Stack gap={4}>
              <Text tone="secondary">Balance</Text>
              <MoneyText amount="12480.50" symbol="৳" size={36} weight="bold" />
            </Stack>
            <Heading level={2} size={18}>
              Deposit
            </Heading>
            <RadioGroup label="Pay with" variant="card" options={WAYS} defaultValue="bkash" />
            <MoneyField
              label="Amount"
              currency="BDT"
              description="From 200.00 to 25,000.00. Of your own limit 4,500.00 are left today."
            />
            <Inline gap={12}>
              <Button tone="accent" size="large">
                Deposit
              </Button>
              <Link href="#limits">Change my limit</Link>
            </Inline>
          </Stack>
        </Card>
        <Card as="section" padding={24}>
          <Stack>
            <Heading level={2} size={18}>
              Withdrawal of ৳ 3,000.00
            </Heading>
            <Timeline
              label="Course of the withdrawal"
              timeZone={TIME_ZONE}
              items={[
                { id: "asked", title: "You asked for it", at: "2026-11-21T06:02:00Z" },
                { id: "checked", title: "Checked", at: "2026-11-21T06:20:00Z" },
                { id: "bank", title: "At your bank", state: "current", text: "Usually within two hours" },
                { id: "there", title: "On your account", state: "coming" },
              ]}
            />
          </Stack>
        </Card>
      </Grid>
      <Stack as="section">
        <Heading level={2}>Deposits</Heading>
        <DataTable label="Deposits" columns={COLUMNS} rows={DEPOSITS} rowKey={({ id }) => id} fileName="deposits" />
      </Stack>
    </AppFrame>
  );
}
