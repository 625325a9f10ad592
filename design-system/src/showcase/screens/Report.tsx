import { useState } from "react";
import { useLocale } from "react-aria/I18nProvider";
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
import { fill } from "../../foundations/strings/strings.ts";
import { AgentIcon, RecordsIcon, WalletIcon } from "../../icons/icons.ts";
import { type SampleBet, sampleBets } from "../../testing/samples/records.ts";
import { useBetColumns } from "../texts/use-bet-columns.ts";
import { useTexts } from "../texts/use-texts.ts";
import { AppFrame } from "./AppFrame.tsx";
import reportTexts from "./texts/report.json";

const BETS = sampleBets(37);
const SUNDAY = Date.UTC(2026, 10, 15);
const DAY_MS = 86_400_000;
const RESULTS = [-240, 90, -410, 0, -520, 150, -226];
const KINDS = ["all", "open", "won", "lost"] as const;
/** The results of the week, each with the short name of its day. */
function weekIn(locale: string) {
  const format = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  return RESULTS.map((value, index) => ({ label: format.format(SUNDAY + index * DAY_MS), value }));
}
const sum = (bets: readonly SampleBet[], of: (bet: SampleBet) => string | null) =>
  bets.reduce((total, bet) => total + Math.round(Number(of(bet) ?? 0) * 100), 0);
const money = (minor: number) => (minor / 100).toFixed(2);

/** Stakes, payouts and result of a week, and all bets behind them. */
export function Report() {
  const texts = useTexts(reportTexts);
  const columns = useBetColumns();
  const { locale } = useLocale();
  const [kind, setKind] = useState<(typeof KINDS)[number]>("all");
  const bets = kind === "all" ? BETS : BETS.filter(({ status }) => status === kind);
  const stakes = sum(BETS, ({ stake }) => stake);
  const profit = sum(BETS, (bet) => bet.profit);
  const openCount = BETS.filter(({ status }) => status === "open").length;
  const choose = (next: string) => setKind(KINDS.find((known) => known === next) ?? "all");
  return (
    <AppFrame current="me">
      <Heading level={1}>{texts.heading}</Heading>
      <Grid columns={{ phone: 1, tablet: 3 }}>
        <StatCard
          label={texts.staked}
          icon={WalletIcon}
          value={<MoneyText amount={money(stakes)} symbol="৳" />}
          note={texts.week}
          chart={<Sparkline label={texts.stakesByDay} values={[320, 410, 280, 560, 490, 720, 640]} />}
        />
        <StatCard
          label={texts.net}
          icon={RecordsIcon}
          value={<MoneyText amount={money(profit)} symbol="৳" tone="gainLoss" />}
          change={{ text: texts.lessLost, trend: "up", tone: "positive" }}
        />
        <StatCard
          label={texts.betCount}
          icon={AgentIcon}
          value={formatCount(BETS.length)}
          note={fill(texts.openCount, { count: openCount })}
        />
      </Grid>
      <Card>
        <BarChart
          label={texts.netByDay}
          bars={weekIn(locale)}
          barHeading={texts.day}
          valueHeading={texts.netColumn}
          format={formatCount}
          tone="gainLoss"
        />
      </Card>
      <FilterBar
        label={texts.bets}
        applied={kind === "all" ? [] : [{ id: "kind", label: fill(texts.statusIs, { status: texts[kind] }) }]}
        onRemove={() => setKind("all")}
        onClearAll={() => setKind("all")}
      >
        <RadioGroup
          label={texts.status}
          orientation="horizontal"
          options={KINDS.map((value) => ({ value, label: texts[value] }))}
          value={kind}
          onValueChange={choose}
        />
      </FilterBar>
      <DataTable
        label={texts.heading}
        columns={columns}
        rows={bets}
        rowKey={(bet) => bet.id}
        pages={{ size: 10 }}
        totals={{
          label: texts.total,
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
