import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { BarChart } from "@lobbykit/design-system/BarChart";
import { Card } from "@lobbykit/design-system/Card";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { formatCount } from "@lobbykit/design-system/foundations/format";
import { api, type OperationValue } from "../../shared/api/api.ts";
import { given } from "../../shared/layout/search-values.ts";
import type { RecordSource } from "../../shared/records/record-query.ts";
import { pointBalanceQuery, pointMovementsQuery } from "./queries.ts";
import {
  countColumn,
  countTotal,
  momentColumn,
  textColumn,
  type RecordColumn,
} from "../../shared/records/record-columns.tsx";
import { RecordFrame } from "../../shared/records/record-frame.tsx";
import { monthText } from "../../shared/records/record-parts.tsx";
import { dayStartMs, wallTime } from "../../shared/records/rules.ts";
import { lastMonths, pointsByMonth } from "./rules.ts";
import { useRecordSearch, type RecordSearch } from "../../shared/records/use-record-search.ts";

type Page = OperationValue<"listPointTransactions">;
type Movement = Page["content"][number];
const idOf = ({ id }: Movement) => id;
const CHART_MONTHS = 6;

/** Every movement of points, and what each month brought; points never expire (R505, E064). */
export function PointRecordSection() {
  const { t } = useTranslation();
  const search = useRecordSearch();
  const { data: balance } = useQuery(pointBalanceQuery());
  const source: RecordSource<Page> = {
    operationId: "listPointTransactions",
    query: search.moments,
    read: (wish, signal) =>
      api.call("listPointTransactions", { query: { ...search.moments, ...wish }, ...given({ signal }) }),
  };
  const columns: RecordColumn<Movement>[] = [
    textColumn("for", t("records.reference"), ({ description }) => description),
    textColumn("kind", t("records.type"), ({ kind }) => t(`records.point.${kind}`)),
    momentColumn("time", t("records.time"), ({ createdAt }) => createdAt),
    countColumn("change", t("records.points"), ({ pointsChange }) => pointsChange, { isSigned: true, card: "aside" }),
    countColumn("after", t("records.pointsAfter"), ({ points }) => points),
  ];
  return (
    <RecordFrame<Movement, Page>
      label={t("member.sections.pointRecord")}
      fileName="points"
      search={search}
      totals={[
        countTotal(t("records.pointBalance"), () => balance?.points, t("records.pointsStay")),
        countTotal(t("records.movements"), ({ total }) => total),
      ]}
      source={source}
      columns={columns}
      more={[]}
      rowKey={idOf}
    >
      <PointMonths search={search} />
    </RecordFrame>
  );
}

/** What the last months brought, from all their movements. */
function PointMonths({ search: { today, timeZone } }: { search: RecordSearch }) {
  const { t } = useTranslation();
  const months = lastMonths(today, CHART_MONTHS);
  const [firstDay = today] = months;
  const { data, error } = useQuery(pointMovementsQuery(new Date(dayStartMs(firstDay, timeZone)).toISOString()));
  // A chart of a part would tell something wrong; the rows below tell it right.
  if (error || data === null) return null;
  const movements = data?.map(({ createdAt, pointsChange }) => ({
    day: wallTime(createdAt, timeZone).slice(0, 10),
    pointsChange,
  }));
  return (
    <Card padding={16}>
      {movements ? (
        <BarChart
          label={t("records.pointsByMonth")}
          bars={pointsByMonth(movements, months).map(({ month, points }) => ({
            label: monthText(month),
            value: points,
          }))}
          barHeading={t("records.month")}
          valueHeading={t("records.points")}
          format={formatCount}
        />
      ) : (
        <Skeleton shape="banner" />
      )}
    </Card>
  );
}
