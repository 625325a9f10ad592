import { useState } from "react";
import { BarChart } from "../../components/BarChart/BarChart.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { DataTable } from "../../components/DataTable/DataTable.tsx";
import { FilterBar } from "../../components/FilterBar/FilterBar.tsx";
import { Grid } from "../../components/Grid/Grid.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { MoneyText } from "../../components/MoneyText/MoneyText.tsx";
import { RadioGroup } from "../../components/RadioGroup/RadioGroup.tsx";
import { Sparkline } from "../../components/Sparkline/Sparkline.tsx";
import { StatCard } from "../../components/StatCard/StatCard.tsx";
import { formatCount } from "../../foundations/numbers/format.ts";
import { AgentIcon, RecordsIcon, WalletIcon } from "../../icons/icons.ts";
import { BET_COLUMNS } from "../../testing/samples/bet-columns.tsx";
import { type SampleBet, sampleBets } from "../../testing/samples/records.ts";
import { AppFrame } from "./AppFrame.tsx";

const BETS = sampleBets(37);
const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const RESULTS = [-240, 90, -410, 0, -520, 150, -226];
const WEEK = DAYS.map((label, index) => ({ label, value: RESULTS[index] ?? 0 }));
const KINDS = [
  { value: "all", label: "All" },
  { value: "open", label: "Open" },
  { value: "won", label: "Paid" },
  { value: "lost", label: "Lost" },
];
const sum = (bets: readonly SampleBet[], of: (bet: SampleBet) => string | null) =>
  bets.reduce((total, bet) => total + Math.round(Number(of(bet) ?? 0) * 100), 0);
const money = (minor: number) => (minor / 100).toFixed(2);

/** Stakes, payouts and result of a week, and all bets behind them. */
export function Report() {
  const [kind, setKind] = useState("all");
  const bets = kind === "all" ? BETS : BETS.filter(({ status }) => status === kind);
  const stakes = sum(BETS, ({ stake }) => stake);
  const profit = sum(BETS, (bet) => bet.profit);
  const label = KINDS.find(({ value }) => value === kind)?.label ?? "";
  return (
    <AppFrame current="me">
      <Heading level={1}>Bets of this week</Heading>
      <Grid columns={{ phone: 1, tablet: 3 }}>
        <StatCard
          label="Staked"
          icon={WalletIcon}
          value={<MoneyText amount={money(stakes)} symbol="৳" />}
          note="15–21 November"
          chart={<Sparkline label="Stakes of seven days" values={[320, 410, 280, 560, 490, 720, 640]} />}
        />
        <StatCard
          label="Net result"
          icon={RecordsIcon}
          value={<MoneyText amount={money(profit)} symbol="৳" tone="gainLoss" />}
          change={{ text: "Less lost than last week", trend: "up", tone: "positive" }}
        />
        <StatCard
          label="Bets"
          icon={AgentIcon}
          value={formatCount(BETS.length)}
          note={`${BETS.filter(({ status }) => status === "open").length} are open`}
        />
      </Grid>
      <Card>
        <BarChart
          label="Net result by day"
          bars={WEEK}
          barHeading="Day"
          valueHeading="Net result (৳)"
          format={formatCount}
          tone="gainLoss"
        />
      </Card>
      <FilterBar
        label="Bets"
        applied={kind === "all" ? [] : [{ id: "kind", label: `Status: ${label}` }]}
        onRemove={() => setKind("all")}
        onClearAll={() => setKind("all")}
      >
        <RadioGroup label="Status" orientation="horizontal" options={KINDS} value={kind} onValueChange={setKind} />
      </FilterBar>
      <DataTable
        label="Bets of this week"
        columns={BET_COLUMNS}
        rows={bets}
        rowKey={(bet) => bet.id}
        pages={{ size: 10 }}
        totals={{
          label: "Total of all pages",
          values: {
            stake: <MoneyText amount={money(sum(bets, ({ stake }) => stake))} />,
            payout: <MoneyText amount={money(sum(bets, (bet) => bet.payout))} />,
            profit: <MoneyText amount={money(sum(bets, (bet) => bet.profit))} tone="gainLoss" />,
          },
        }}
        columnPicker
        fileName="bets"
      />
    </AppFrame>
  );
}
