import { useTranslation } from "react-i18next";
import { BarChart } from "@lobbykit/design-system/BarChart";
import { Card } from "@lobbykit/design-system/Card";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
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

interface OverviewCourseProps extends OverviewPartProps {
  /** The unit of the rows. While another period loads it is the last unit; undefined while the first period loads. */
  unit: NonNullable<OverviewPartProps["overview"]>["unit"] | undefined;
}

/** A chart of one figure by day or by month, with its table. Its tabs stay while another period loads, because they may have the focus. */
export function OverviewCourse({ overview, unit, search }: OverviewCourseProps) {
  const { t } = useTranslation();
  const { today, currency } = search;
  if (!unit) return <Skeleton shape="banner" />;
  const course = search.choice("figure", COURSES) ?? USUAL_COURSE;
  const name = t(`team.courses.${course}`);
  const showUnit = (wanted: string) => {
    const { start, end } = wanted === "month" ? lastYear(today) : rangeOfPreset(DAYS, today);
    if (wanted !== unit) search.change({ from: start, to: end });
  };
  const chart = overview ? (
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
  ) : (
    <Skeleton shape="banner" />
  );
  const figures = (
    <Tabs
      label={t("team.figure")}
      value={course}
      onValueChange={(figure) => search.change({ figure })}
      items={COURSES.map((value) => ({ value, label: t(`team.courses.${value}`), content: chart }))}
    />
  );
  return (
    <Card padding={16}>
      <Tabs
        label={t("team.unit")}
        variant="pill"
        value={unit}
        onValueChange={showUnit}
        items={(["day", "month"] as const).map((value) => ({ value, label: t(`team.by.${value}`), content: figures }))}
      />
    </Card>
  );
}
