import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { daysIn, problemOfRange, type DateRange } from "@lobbykit/design-system/foundations/dates";
import { ChevronBackIcon, ChevronForwardIcon } from "@lobbykit/design-system/icons";
import { PartBoundary, part } from "../loading/part.tsx";
import * as styles from "./record.css.ts";
import { neighbourOf, periodLimits } from "./rules.ts";
import type { RecordSearch } from "./use-record-search.ts";

/** Lazy, because the calendar is large and the rows should load first. */
const DateRangePicker = part(async () => (await import("@lobbykit/design-system/DateRangePicker")).DateRangePicker);

const PRESETS = ["today", "yesterday", "last7", "last30"] as const;

/** Selects the days of a record: presets, a calendar, and the same number of days before or after (R504). */
export function RecordPeriod({ search }: { search: RecordSearch }) {
  const { t } = useTranslation();
  const { range, today, timeZone } = search;
  const [typed, setTyped] = useState<DateRange | null>();
  const [seen, setSeen] = useState(range.start + range.end);
  if (seen !== range.start + range.end) {
    setSeen(range.start + range.end);
    setTyped(undefined);
  }
  const show = (days: DateRange) => search.change({ from: days.start, to: days.end });
  const choose = (days: DateRange | null) => {
    // While "12" is typed, "1" is already a valid day. Only a period that can be shown goes into the address.
    const isRight = days !== null && problemOfRange(days, periodLimits(today)) === undefined;
    setTyped(isRight ? undefined : days);
    if (isRight) show(days);
  };
  const previous = neighbourOf(range, "previous", today);
  const next = neighbourOf(range, "next", today);
  const count = daysIn(range);
  return (
    <div className={styles.period}>
      <div className={styles.days}>
        <PartBoundary fallback={<Skeleton shape="row" />}>
          <DateRangePicker
            label={t("records.days")}
            value={typed === undefined ? range : typed}
            onValueChange={choose}
            {...periodLimits(today)}
            presets={PRESETS}
            timeZone={timeZone}
            isClearable={false}
          />
        </PartBoundary>
      </div>
      <div className={styles.neighbours}>
        <Button
          size="small"
          variant="ghost"
          iconStart={ChevronBackIcon}
          disabled={!previous}
          onClick={() => previous && show(previous)}
        >
          {t("records.previousDays", { count })}
        </Button>
        <Button
          size="small"
          variant="ghost"
          iconEnd={ChevronForwardIcon}
          disabled={!next}
          onClick={() => next && show(next)}
        >
          {t("records.nextDays", { count })}
        </Button>
      </div>
    </div>
  );
}
