import { type DateValue, endOfMonth, endOfWeek, GregorianCalendar, startOfWeek } from "@internationalized/date";
import { type ReactNode, type RefObject, useRef } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { type AriaCalendarProps, type CalendarAria, useCalendar } from "react-aria/useCalendar";
import { useCalendarCell, useCalendarGrid } from "react-aria/useCalendar";
import { useDateFormatter } from "react-aria/useDateFormatter";
import { type AriaRangeCalendarProps, useRangeCalendar } from "react-aria/useRangeCalendar";
import { type CalendarState, useCalendarState } from "react-stately/useCalendarState";
import { type RangeCalendarState, useRangeCalendarState } from "react-stately/useRangeCalendarState";
import type { DateText, ReasonUnavailable } from "../../foundations/time/dates.ts";
import { dateStrings } from "../../foundations/strings/dates.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { ChevronBackIcon, ChevronForwardIcon } from "../../icons/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./Calendar.css.ts";

/** Days have no time. UTC has no clock changes, so every day exists in it. */
const TIME_ZONE = "UTC";

/** All dates of the product are in the Gregorian calendar (`LocaleProvider` sets it too). */
export const createCalendar = () => new GregorianCalendar();

interface CalendarLook {
  /** The current day by the server's clock and time zone. By default react-aria would use the clock of the device. */
  today: DateText;
  reasonUnavailable: ReasonUnavailable | undefined;
  /** Text below the months. If the focused day cannot be chosen, the reason is shown instead. */
  note: ReactNode;
  /** Content beside the note. */
  end: ReactNode;
}

export interface DayCalendarProps extends CalendarLook {
  calendar: AriaCalendarProps<DateValue>;
}

/** A calendar of one month, to choose one day. */
export function DayCalendar({ calendar, ...look }: DayCalendarProps) {
  const { locale } = useLocale();
  const own = useCalendarState({ ...calendar, locale, createCalendar });
  const state = { ...own, ...weekKeys(own, locale), timeZone: TIME_ZONE };
  const aria = useCalendar(calendar, state);
  return <Months {...look} aria={aria} state={state} count={1} />;
}

export interface RangeCalendarProps extends Omit<CalendarLook, "note"> {
  calendar: AriaRangeCalendarProps<DateValue>;
  monthCount: 1 | 2;
  /**
   * Text below the months.
   * @param isUnderWay whether the first day is chosen and the last is not.
   */
  note: (isUnderWay: boolean) => ReactNode;
}

/** A calendar of one or two months, to choose the first and the last day. */
export function RangeCalendar({ calendar, monthCount, note, ...look }: RangeCalendarProps) {
  const { locale } = useLocale();
  const element = useRef<HTMLDivElement>(null);
  const months = { visibleDuration: { months: monthCount }, pageBehavior: "single" } as const;
  const own = useRangeCalendarState({ ...calendar, ...months, locale, createCalendar });
  const state = { ...own, ...weekKeys(own, locale), timeZone: TIME_ZONE };
  // A half-chosen range is discarded when the focus leaves, for example to a preset: the member did not choose it.
  const aria = useRangeCalendar({ ...calendar, commitBehavior: "reset" }, state, element);
  return (
    <Months
      {...look}
      ref={element}
      aria={aria}
      state={state}
      count={monthCount}
      note={note(state.anchorDate !== null)}
    />
  );
}

/** Makes Home and End go to the start and end of the week (APG). In react-aria they go to those of the month. */
const weekKeys = (state: State, locale: string) => ({
  focusSectionStart: () => state.setFocusedDate(startOfWeek(state.focusedDate, locale)),
  focusSectionEnd: () => state.setFocusedDate(endOfWeek(state.focusedDate, locale)),
});

type State = CalendarState | RangeCalendarState;

interface MonthsProps extends CalendarLook {
  aria: CalendarAria;
  state: State;
  count: 1 | 2;
  ref?: RefObject<HTMLDivElement | null>;
}

function Months({ aria, state, count, ref, note, end, ...look }: MonthsProps) {
  const strings = useStrings(dateStrings);
  const { nextButtonProps, prevButtonProps } = aria;
  const reason = look.reasonUnavailable?.(state.focusedDate.toString());
  return (
    <div {...aria.calendarProps} ref={ref} className={styles.calendar}>
      <div className={styles.months}>
        <div className={styles.step({ side: "start" })}>
          <IconButton
            label={strings.previousMonth}
            icon={ChevronBackIcon}
            mirrored
            disabled={prevButtonProps.isDisabled}
            onClick={() => state.focusPreviousPage()}
            onFocus={() => prevButtonProps.onFocusChange?.(true)}
            onBlur={() => prevButtonProps.onFocusChange?.(false)}
          />
        </div>
        {Array.from({ length: count }, (_, index) => (
          <Month key={index} {...look} state={state} index={index} />
        ))}
        <div className={styles.step({ side: "end" })}>
          <IconButton
            label={strings.nextMonth}
            icon={ChevronForwardIcon}
            mirrored
            disabled={nextButtonProps.isDisabled}
            onClick={() => state.focusNextPage()}
            onFocus={() => nextButtonProps.onFocusChange?.(true)}
            onBlur={() => nextButtonProps.onFocusChange?.(false)}
          />
        </div>
      </div>
      <div className={styles.foot}>
        <p className={styles.note}>{reason ?? note}</p>
        {end}
      </div>
    </div>
  );
}

type DayLook = Omit<CalendarLook, "note" | "end">;

interface MonthProps extends DayLook {
  state: State;
  index: number;
}

function Month({ state, index, ...look }: MonthProps) {
  const startDate = state.visibleRange.start.add({ months: index });
  const grid = useCalendarGrid({ startDate, endDate: endOfMonth(startDate), weekdayStyle: "narrow" }, state);
  const title = useDateFormatter({ month: "long", year: "numeric", timeZone: TIME_ZONE });
  const days = grid.weekDays.map((name, day) => ({ name, day }));
  return (
    <div className={styles.month}>
      <div aria-hidden="true" className={styles.title}>
        {title.format(startDate.toDate(TIME_ZONE))}
      </div>
      <table {...grid.gridProps} className={styles.grid}>
        <thead {...grid.headerProps}>
          <tr>
            {days.map(({ name, day }) => (
              <th key={day} className={styles.weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: grid.weeksInMonth }, (_, week) => (
            <tr key={week}>
              {state.getDatesInWeek(week, startDate).map((date, day) =>
                date?.month === startDate.month ? (
                  <Day key={day} state={state} date={date} {...look} />
                ) : (
                  // Days of the neighbouring months stay empty: with two months side by side they would appear twice.
                  <td key={day} aria-hidden="true" />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps extends DayLook {
  state: State;
  date: State["focusedDate"];
}

function Day({ state, date, today, reasonUnavailable }: DayProps) {
  const button = useRef<HTMLDivElement>(null);
  const cell = useCalendarCell({ date }, state, button);
  const isToday = date.toString() === today;
  const range = "highlightedRange" in state && cell.isSelected ? state.highlightedRange : null;
  const isFirst = range?.start.compare(date) === 0;
  const isLast = range?.end.compare(date) === 0;
  const reason = reasonUnavailable?.(date.toString());
  return (
    <td
      {...cell.cellProps}
      className={styles.cell}
      data-in-range={flag(range !== null)}
      data-first={flag(isFirst)}
      data-last={flag(isLast)}
      data-invalid={flag(cell.isInvalid)}
    >
      <div
        {...cell.buttonProps}
        ref={button}
        aria-label={useDayLabel({ state, date, isToday, isSelected: cell.isSelected, reason })}
        title={reason}
        className={styles.day}
        data-end={flag(cell.isSelected && (!range || isFirst || isLast))}
        data-today={flag(isToday)}
        data-disabled={flag(cell.isDisabled)}
        data-unavailable={flag(cell.isUnavailable)}
      >
        {cell.formattedDate}
      </div>
    </td>
  );
}

interface DayLabel extends Pick<DayProps, "state" | "date"> {
  isToday: boolean;
  isSelected: boolean;
  reason: string | undefined;
}

/** Label of a day for screen readers: weekday and date, whether it is today or chosen, and why it cannot be chosen. */
function useDayLabel({ state, date, isToday, isSelected, reason }: DayLabel): string {
  const strings = useStrings(dateStrings);
  const format = useDateFormatter({
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: TIME_ZONE,
  });
  const ofDay = [
    ["{date}", strings.dateToday],
    [strings.dateSelected, strings.dateTodaySelected],
  ] as const;
  const text = ofDay[isSelected ? 1 : 0][isToday ? 1 : 0];
  const limit =
    state.minValue?.compare(date) === 0
      ? strings.firstAvailableDay
      : state.maxValue?.compare(date) === 0
        ? strings.lastAvailableDay
        : undefined;
  return [fill(text, { date: format.format(date.toDate(TIME_ZONE)) }), limit, reason].filter(Boolean).join(", ");
}

const flag = (isSet: boolean) => (isSet ? "" : undefined);
