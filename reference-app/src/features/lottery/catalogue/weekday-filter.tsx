import { useId } from "react";
import { useTranslation } from "react-i18next";
import { visuallyHidden } from "@lobbykit/design-system/foundations/visually-hidden.css";
import { WEEKDAYS, weekdayLabel, type Weekday } from "../rules.ts";
import * as styles from "./weekday-filter.css.ts";

interface WeekdayFilterProps {
  /** Undefined means any day. */
  value: Weekday | undefined;
  onChange: (weekday: Weekday | undefined) => void;
}

/** A choice of draw day, T2 to T7 and CN (R112, R179). */
export function WeekdayFilter({ value, onChange }: WeekdayFilterProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={visuallyHidden}>{t("lottery.weekday.label")}</legend>
      {[undefined, ...WEEKDAYS].map((day) => (
        <label key={day ?? "all"} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={visuallyHidden}
            checked={value === day}
            onChange={() => onChange(day)}
          />
          {day === undefined ? t("lottery.weekday.all") : `${weekdayLabel(day)} · ${t(`lottery.weekday.names.${day}`)}`}
        </label>
      ))}
    </fieldset>
  );
}
