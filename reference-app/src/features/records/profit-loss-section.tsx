import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { BarChart } from "@lobbykit/design-system/BarChart";
import { Card } from "@lobbykit/design-system/Card";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { formatDay } from "@lobbykit/design-system/foundations/dates";
import { formatMoney } from "@lobbykit/design-system/foundations/format";
import type { OperationQuery, OperationValue } from "../../shared/api/api.ts";
import { given } from "../../shared/url-state/search-values.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { dateLocale } from "../../shared/i18n/language.ts";
import { currencySymbol, moneyText } from "../../shared/money/amounts/money-text.ts";
import type { RecordPage, RecordRow, RecordSource } from "../../shared/records/record-query.ts";
import { profitLossQuery } from "./queries.ts";
import { amountColumn, amountTotal, countColumn, type RecordColumn } from "../../shared/records/record-columns.tsx";
import { choiceFilter } from "../../shared/records/record-filters.tsx";
import { RecordFrame } from "../../shared/records/record-frame.tsx";
import { dayLabel, monthText } from "../../shared/records/record-parts.tsx";
import { amountOf, dayStartMs, offsetMinutes, signOf } from "../../shared/records/rules.ts";
import { profitBars } from "./rules.ts";
import { useRecordSearch, type RecordSearch } from "../../shared/records/use-record-search.ts";
import { useRecordWords } from "../../shared/records/use-record-words.ts";

type Answer = OperationValue<"getProfitLoss">;
type Row = Answer["rows"][number] & RecordRow;
type Page = RecordPage<Row> & Pick<Answer, "totals">;
const OTHER_GROUPINGS = ["category", "vendor"] as const;
const groupOf = ({ day, category, vassalage }: Answer["rows"][number]): string => day ?? category ?? vassalage ?? "";

/** The answer contains all rows, so the page is cut out here. */
function sliced({ rows, totals }: Answer, { page, pageSize }: { page: number; pageSize: number }): Page {
  const content = rows.slice((page - 1) * pageSize, page * pageSize).map((row) => ({ ...row, id: groupOf(row) }));
  return { content, page, total: rows.length, totalPages: Math.ceil(rows.length / pageSize), totals };
}

/** Winnings and losses by day, category or vendor (R076, E077). */
export function ProfitLossSection() {
  const { t } = useTranslation();
  const search = useRecordSearch();
  const words = useRecordWords();
  const { range, timeZone, currency } = search;
  const grouping = choiceFilter(search, "groupBy", t("records.groupBy"), OTHER_GROUPINGS, (each) =>
    t(`records.grouping.${each}`),
  );
  const groupBy = grouping.value;
  const utcOffsetMinutes = offsetMinutes(timeZone, dayStartMs(range.end, timeZone));
  const query = { ...search.moments, ...given({ groupBy }), utcOffsetMinutes };
  const source: RecordSource<Page> = {
    operationId: "getProfitLoss",
    query,
    // The chart uses the same query, so one request serves both.
    isRetried: true,
    read: async (wish) => sliced(await queryClient.fetchQuery(profitLossQuery(query)), wish),
  };
  const groupName = (row: Row) =>
    row.day !== undefined
      ? formatDay(row.day, dateLocale())
      : row.category
        ? words.categoryName(row.category)
        : words.vendorName(row.vassalage ?? "");
  const currencyOf = () => currency;
  const signed = { isSigned: true, card: "aside" } as const;
  const columns: RecordColumn<Row>[] = [
    {
      id: "group",
      label: t(`records.grouping.${groupBy ?? "day"}`),
      value: (row) => row.day ?? groupName(row),
      cell: groupName,
    },
    countColumn("bets", t("records.bets"), ({ bets }) => bets),
    amountColumn("stake", t("records.stakes"), ({ stake }) => stake, currencyOf),
    amountColumn("payout", t("records.payouts"), ({ payout }) => payout, currencyOf),
    amountColumn("profit", t("records.result"), ({ profit }) => profit, currencyOf, signed),
  ];
  return (
    <RecordFrame<Row, Page>
      label={t("member.sections.profitLoss")}
      fileName="profit-loss"
      search={search}
      filters={[{ ...grouping, usualLabel: t("records.grouping.day") }]}
      totals={[
        amountTotal(t("records.net"), ({ totals }) => totals.net, currency, {
          isSigned: true,
          note: t("records.netNote"),
        }),
        amountTotal(t("records.result"), ({ totals }) => totals.profit, currency, {
          isSigned: true,
          note: t("records.settledOnly"),
        }),
        amountTotal(t("records.stakes"), ({ totals }) => totals.stake, currency),
        amountTotal(t("records.payouts"), ({ totals }) => totals.payout, currency),
        amountTotal(t("records.rebates"), ({ totals }) => totals.rebate, currency),
        amountTotal(t("records.bonuses"), ({ totals }) => totals.netBonus, currency, { isSigned: true }),
        amountTotal(t("records.arrived"), ({ totals }) => totals.deposits, currency),
        amountTotal(t("records.takenOut"), ({ totals }) => totals.netWithdrawals, currency),
      ]}
      source={source}
      columns={columns}
      number="none"
    >
      <NetPosition search={search} query={query} isByDay={groupBy === undefined} />
    </RecordFrame>
  );
}

interface NetPositionProps {
  search: RecordSearch;
  query: OperationQuery<"getProfitLoss">;
  isByDay: boolean;
}

/** The period's result in a plain sentence, and a chart by day. No colour rates a gain or a loss, and nothing encourages play (D15). */
function NetPosition({ search: { range, currency }, query, isByDay }: NetPositionProps) {
  const { t } = useTranslation();
  const { data, error } = useQuery(profitLossQuery(query));
  if (error && !data) return null;
  if (!data) return <Skeleton shape="banner" />;
  const sign = signOf(data.totals.net);
  const amount = moneyText(data.totals.net.replace("-", ""), currency);
  const { by, bars } = profitBars(isByDay ? data.rows : [], range);
  const name = by === "day" ? dayLabel : monthText;
  const hasChart = isByDay && data.rows.length > 0;
  return (
    <Card padding={16}>
      <Stack gap={12}>
        <Text weight="semibold">{t(`records.netWords.${sign}`, { amount })}</Text>
        {hasChart && (
          <BarChart
            label={t(by === "day" ? "records.resultByDay" : "records.resultByMonth")}
            bars={bars.map(({ day, hundredths }) => ({ label: name(day), value: Number(hundredths) }))}
            barHeading={t(by === "day" ? "records.grouping.day" : "records.month")}
            valueHeading={t("records.resultIn", { currency: currencySymbol(currency) })}
            format={(hundredths) => formatMoney(amountOf(hundredths))}
            tone="information"
          />
        )}
      </Stack>
    </Card>
  );
}
