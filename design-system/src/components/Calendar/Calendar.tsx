import { parseDate } from "@internationalized/date";
import { type ReactNode, type Ref, useMemo } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { useAriaStrings } from "../../foundations/locale/aria-strings.ts";
import { useControllable } from "../../foundations/props/use-controllable.ts";
import { clampDate, type DateText, formatDay, type ReasonUnavailable, todayIn } from "../../foundations/time/dates.ts";
import { ticker } from "../../foundations/time/ticker.ts";
import { alone } from "./Calendar.css.ts";
import { DATE_TEXTS } from "./date-texts.ts";
import { calendarLimits, existingDay } from "./limits.ts";
import { DayCalendar } from "./Months.tsx";

export interface CalendarProps {
  /** What the day is for: "Day of the draw". Only screen readers read it. @default "Calendar", in the language of the page */
  label?: string;
  /** The day as "YYYY-MM-DD"; null while none is chosen. Pass it to control the value. @default uncontrolled */
  value?: DateText | null;
  /** The day that is chosen on the first render. @default none */
  defaultValue?: DateText;
  /** Called with the day that was chosen. */
  onValueChange?: (value: DateText) => void;
  /** First day that can be chosen. @default none */
  min?: DateText;
  /** Last day that can be chosen. @default none */
  max?: DateText;
  /** Returns why a day cannot be chosen; undefined if it can. @default every day can be chosen */
  reasonUnavailable?: ReasonUnavailable;
  /** IANA time zone that decides which day is "today". @default the browser's time zone */
  timeZone?: string;
  /**
   * Text below the days. While the focused day cannot be chosen, the reason is shown instead.
   * @default the chosen day, or what to do
   */
  note?: ReactNode;
  /** Whether all days are disabled. @default false */
  disabled?: boolean;
  /** Whether the days are shown but cannot be chosen. @default false */
  readOnly?: boolean;
  /** Ref to the calendar. */
  ref?: Ref<HTMLDivElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * A month that is always visible, to choose one day: the days of a draw, a schedule. In a form use a DatePicker, which also lets members type
 * and submits the day; for a period use a DateRangePicker. `ref` and `data-*` are passed to its element. Load it lazily.
 */
export function Calendar(props: CalendarProps) {
  const { label, value, defaultValue, onValueChange, min: givenMin, max: givenMax, ...others } = props;
  const { reasonUnavailable, timeZone, note, disabled = false, readOnly = false, ref, ...rest } = others;
  const strings = useAriaStrings(DATE_TEXTS);
  const { locale } = useLocale();
  const limits = { min: existingDay(givenMin), max: existingDay(givenMax) };
  const initial = existingDay(defaultValue) ?? null;
  const change = (next: DateText | null) => next !== null && onValueChange?.(next);
  const [held, hold] = useControllable(value === undefined ? undefined : (existingDay(value) ?? null), initial, change);
  const chosen = useMemo(() => (held === null ? null : parseDate(held)), [held]);
  const today = todayIn(timeZone, ticker.now());
  return (
    <div {...rest} ref={ref} className={alone}>
      <DayCalendar
        calendar={{
          "aria-label": label ?? strings.calendar,
          value: chosen,
          onChange: (next) => hold(next.toString()),
          defaultFocusedValue: parseDate(clampDate(held ?? today, limits)),
          isDisabled: disabled,
          isReadOnly: readOnly,
          ...calendarLimits(limits),
          ...(reasonUnavailable && {
            isDateUnavailable: (date) => reasonUnavailable(date.toString()) !== undefined,
          }),
        }}
        today={today}
        reasonUnavailable={reasonUnavailable}
        note={note ?? (held === null ? strings.chooseDate : formatDay(held, locale))}
        end={undefined}
      />
    </div>
  );
}
