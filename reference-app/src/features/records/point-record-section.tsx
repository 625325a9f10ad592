import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { BarChart } from "@lobbykit/design-system/BarChart";
import { Card } from "@lobbykit/design-system/Card";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { formatCount } from "@lobbykit/design-system/foundations/format";
import type { OperationValue } from "../../shared/api/api.ts";
import { listSource } from "../../shared/records/record-query.ts";
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
const CHART_MONTHS = 6;

/** All movements of points, and the points earned per month (R505, E064). Points never expire. */
export function PointRecordSection() {
  const { t } = useTranslation();
  const search = useRecordSearch();
  const balance = useQuery(pointBalanceQuery());
  const source = listSource("listPointTransactions", search.moments);
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
      sums={{ part: t("records.pointBalance"), result: balance }}
      totals={[
        countTotal(t("records.pointBalance"), () => balance.data?.points, t("records.pointsStay")),
        countTotal(t("records.movements"), ({ total }) => total),
      ]}
      source={source}
      columns={columns}
    >
      <PointMonths search={search} />
    </RecordFrame>
  );
}

/** Points earned in the last months, computed from all movements. */
function PointMonths({ search: { today, timeZone } }: { search: RecordSearch }) {
  const { t } = useTranslation();
  const months = lastMonths(today, CHART_MONTHS);
  const [firstDay = today] = months;
  const { data, error } = useQuery(pointMovementsQuery(new Date(dayStartMs(firstDay, timeZone)).toISOString()));
  // A chart of partial data would be wrong, so it is left out. The rows below are correct.
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
