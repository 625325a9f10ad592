import { useTranslation } from "react-i18next";
import { BarChart } from "@lobbykit/design-system/BarChart";
import { Card } from "@lobbykit/design-system/Card";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { Stack } from "@lobbykit/design-system/Stack";
import { Tabs } from "@lobbykit/design-system/Tabs";
import { rangeOfPreset } from "@lobbykit/design-system/foundations/dates";
import { formatCount, formatMoney } from "@lobbykit/design-system/foundations/format";
import { currencySymbol } from "../../shared/money/amounts/money-text.ts";
import { dayLabel } from "../../shared/records/record-parts.tsx";
import { amountOf } from "../../shared/records/rules.ts";
import type { OverviewPartProps } from "./overview-figures.tsx";
import { barOf, COURSES, isAmount, lastYear } from "./rules.ts";
import { intervalName } from "./interval-name.ts";

const DAYS = "last30";
const USUAL_COURSE = "bets";

/** A chart of one figure by day or by month, with its table. */
export function OverviewCourse({ overview, search }: OverviewPartProps) {
  const { t } = useTranslation();
  const { today, currency } = search;
  if (!overview) return <Skeleton shape="banner" />;
  const course = search.choice("figure", COURSES) ?? USUAL_COURSE;
  const { unit } = overview;
  const name = t(`team.courses.${course}`);
  const showUnit = (wanted: string) => {
    const { start, end } = wanted === "month" ? lastYear(today) : rangeOfPreset(DAYS, today);
    if (wanted !== unit) search.change({ from: start, to: end });
  };
  return (
    <Card padding={16}>
      <Stack gap={12}>
        <Tabs
          label={t("team.unit")}
          variant="pill"
          value={unit}
          onValueChange={showUnit}
          items={(["day", "month"] as const).map((value) => ({ value, label: t(`team.by.${value}`) }))}
        />
        <Tabs
          label={t("team.figure")}
          value={course}
          onValueChange={(figure) => search.change({ figure })}
          items={COURSES.map((value) => ({ value, label: t(`team.courses.${value}`) }))}
        />
        <BarChart
          label={t(`team.course.${unit}`, { figure: name })}
          bars={overview.rows.map((row) => ({
            label: unit === "day" ? dayLabel(row.label) : intervalName(row, unit),
            value: barOf(course, row),
          }))}
          barHeading={t(`team.${unit}`)}
          valueHeading={
            isAmount(course) ? t("team.inCurrency", { figure: name, currency: currencySymbol(currency) }) : name
          }
          format={isAmount(course) ? (size) => formatMoney(amountOf(size)) : formatCount}
          tone="information"
        />
      </Stack>
    </Card>
  );
}
