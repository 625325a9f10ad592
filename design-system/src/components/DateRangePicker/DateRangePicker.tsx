import { type DateValue as CalendarDay, parseDate } from "@internationalized/date";
import { type Ref, useMemo, useRef, useState } from "react";
import { useDateRangePicker } from "react-aria/useDateRangePicker";
import { useDateRangePickerState } from "react-stately/useDateRangePickerState";
import { useDisabled } from "../../foundations/forms/use-disabled.ts";
import { useFormReset } from "../../foundations/forms/use-form-reset.ts";
import { fill } from "../../foundations/strings/strings.ts";
import {
  type DatePreset,
  type DateRange,
  type DateText,
  daysIn,
  formatDays,
  presetsWithin,
  problemOfRange,
  rangeOfPreset,
  type ReasonUnavailable,
} from "../../foundations/time/dates.ts";
import { Button } from "../Button/Button.tsx";
import { calendarLimits, existingDay } from "../Calendar/limits.ts";
import { RangeCalendar } from "../Calendar/Months.tsx";
import { dash } from "../DatePicker/date-field.css.ts";
import { problemText } from "../DatePicker/date-texts.ts";
import { ariaOptions, DateField, sentIdOf, useDateBase } from "../DatePicker/DateField.tsx";
import { Presets } from "../DatePicker/DateParts.tsx";
import { type DateFieldsetProps, Segments, SentDate, type Typed } from "../DatePicker/Segments.tsx";
import { useDateValue } from "../DatePicker/use-date-value.ts";
import { type FieldTexts, useField } from "../TextField/FieldParts.tsx";

export interface DateRangePickerProps extends FieldTexts, DateFieldsetProps {
  /** First and last day as "YYYY-MM-DD"; null while none are chosen. Pass it to control the value. @default uncontrolled */
  value?: DateRange | null;
  /** The days that are chosen on the first render. @default none */
  defaultValue?: DateRange;
  /** Called when both days were chosen or completely typed; null when the field was emptied. */
  onValueChange?: (value: DateRange | null) => void;
  /** First day that can be chosen. @default none */
  min?: DateText;
  /** Last day that can be chosen. @default none */
  max?: DateText;
  /** Largest number of days in the range. @default any number */
  maxDays?: number;
  /** Returns why a day cannot be chosen; undefined if it can. A range cannot include such a day. @default every day can be chosen */
  reasonUnavailable?: ReasonUnavailable;
  /**
   * Buttons that each choose a range (R504), at the start of the pop-up. A preset that is partly outside the limits is not shown.
   * @default today, the last and the next 7 and 30 days
   */
  presets?: readonly DatePreset[];
  /** IANA time zone that decides which day is "today". @default the browser's time zone */
  timeZone?: string;
  /** Name of the first day in the form. @default not submitted */
  startName?: string;
  /** Name of the last day in the form. @default not submitted */
  endName?: string;
  /** Whether both days must be chosen. @default false */
  required?: boolean;
  /** Whether the pop-up has a button that empties the field. @default true if it is not required */
  isClearable?: boolean;
  /** Whether the field is disabled. @default false */
  disabled?: boolean;
  /** Whether the days are shown and submitted, but cannot be changed. @default false */
  readOnly?: boolean;
  /** Ref to the fieldset. */
  ref?: Ref<HTMLFieldSetElement>;
}

const USUAL_PRESETS = ["today", "last7", "last30", "next7", "next30"] as const;

const textOf = (range: DateRange) => `${range.start}/${range.end}`;
/** The text of a range; null if there is none, or if one of its days does not exist. */
const existingText = (range: DateRange | null | undefined): string | null =>
  range && existingDay(range.start) && existingDay(range.end) ? textOf(range) : null;
const rangeOf = (text: string): DateRange => {
  const [start = "", end = ""] = text.split("/");
  return { start, end };
};

/** A range of any length is allowed where the limit is no number of days. */
const limitOfDays = (days: number | undefined): number | undefined =>
  days !== undefined && Number.isFinite(days) && days >= 1 ? days : undefined;

/**
 * Chooses a period: with one click on a preset, from a calendar of two months, or by typing. On a phone it opens a sheet with one month.
 * For a single day use a DatePicker. The field never changes what was typed; it shows an error instead. Load it lazily.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, description, error: givenError, id, value, defaultValue, onValueChange, ...others } = props;
  const { min, max, maxDays: wantedDays, reasonUnavailable, presets = USUAL_PRESETS, timeZone, ...more } = others;
  const { startName, endName, required = false, isClearable = !required, ...last } = more;
  const { disabled: isOwnDisabled = false, readOnly = false, ref, ...rest } = last;
  const base = useDateBase({ min, max, timeZone });
  const { strings, locale, isWide, today } = base;
  const maxDays = limitOfDays(wantedDays);
  const limits = { ...base.limits, maxDays };
  const initial = existingText(defaultValue);
  const days = useDateValue(value === undefined ? undefined : existingText(value), initial, (next) =>
    onValueChange?.(next === null ? null : rangeOf(next)),
  );
  const held = days.held === null ? null : rangeOf(days.held);
  const [startTyped, setStartTyped] = useState<Typed>("nothing");
  const [endTyped, setEndTyped] = useState<Typed>("nothing");

  const isPart = startTyped === "part" || startTyped !== endTyped;
  const isIncomplete = !base.isTyping && isWide && (isPart || days.shown !== days.held);
  const problem = held ? problemOfRange(held, limits, reasonUnavailable) : undefined;
  const ownError = isIncomplete ? strings.dateIncomplete : problem && problemText(problem, strings, locale);
  const { ids, error, controlProps } = useField({ id, name: startName, description, error: givenError ?? ownError });

  const frame = useRef<HTMLDivElement>(null);
  const sent = useRef<HTMLInputElement>(null);
  const disabled = useDisabled(sent, isOwnDisabled);
  useFormReset(sent, () => {
    days.change(initial);
    base.emptyParts();
  });

  const field = { ids, error, describedBy: controlProps["aria-describedby"], required, disabled, readOnly };
  const chosen = useMemo(() => {
    if (days.shown === null) return null;
    const { start, end } = rangeOf(days.shown);
    return { start: parseDate(start), end: parseDate(end) };
  }, [days.shown]);
  const options = {
    ...ariaOptions(base, field),
    value: chosen,
    onChange: (next: { start: CalendarDay; end: CalendarDay } | null) =>
      days.change(next ? textOf({ start: next.start.toString(), end: next.end.toString() }) : null),
    // The sheet stays open and shows what was chosen.
    shouldCloseOnSelect: isWide,
  };
  const state = useDateRangePickerState(options);
  const aria = useDateRangePicker(options, state, frame);
  const choose = (next: DateRange | null) => {
    days.change(next && textOf(next));
    state.setOpen(false);
  };
  const isUnavailable = (date: DateText, anchor: DateText | undefined) => {
    const isTooFar =
      maxDays !== undefined &&
      anchor !== undefined &&
      daysIn(date < anchor ? { start: date, end: anchor } : { start: anchor, end: date }) > maxDays;
    return isTooFar || reasonUnavailable?.(date) !== undefined;
  };
  const summary = held && `${formatDays(held, locale)} · ${fill(strings.dayCount, { count: daysIn(held) })}`;
  const most = maxDays === undefined ? undefined : fill(strings.mostDays, { count: maxDays });
  const note = (isUnderWay: boolean) => {
    if (isUnderWay) return [strings.chooseLastDay, most].filter(Boolean).join(" · ");
    return summary ?? [strings.chooseFirstDay, most].filter(Boolean).join(" · ");
  };
  return (
    <DateField
      {...rest}
      {...{ label, description, ref, isWide, field, frame, aria, state }}
      sent={
        <>
          <SentDate
            ref={sent}
            id={sentIdOf(ids)}
            name={startName}
            value={held?.start ?? ""}
            required={required}
            problem={ownError}
            field={frame}
          />
          <SentDate name={endName} value={held?.end ?? ""} field={frame} />
        </>
      }
      segments={
        <>
          <Segments key={`start-${base.resets}`} fieldProps={aria.startFieldProps} onTyped={setStartTyped} />
          <span aria-hidden="true" className={dash}>
            –
          </span>
          <Segments key={`end-${base.resets}`} fieldProps={aria.endFieldProps} onTyped={setEndTyped} />
        </>
      }
      text={held ? formatDays(held, locale) : undefined}
      placeholder={strings.chooseDates}
      actions={
        <Button tone="accent" fullWidth onClick={() => state.setOpen(false)}>
          {strings.done}
        </Button>
      }
    >
      <Presets
        presets={presetsWithin(presets, today, limits)}
        isChosen={(preset) => textOf(rangeOfPreset(preset, today)) === days.held}
        onChoose={(preset) => choose(rangeOfPreset(preset, today))}
      />
      <RangeCalendar
        calendar={{
          ...aria.calendarProps,
          autoFocus: true,
          ...calendarLimits(limits),
          isDateUnavailable: (date, anchor) => isUnavailable(date.toString(), anchor?.toString()),
        }}
        monthCount={isWide ? 2 : 1}
        today={today}
        reasonUnavailable={reasonUnavailable}
        note={note}
        end={
          isClearable &&
          held && (
            <Button variant="ghost" size="small" onClick={() => choose(null)}>
              {strings.clear}
            </Button>
          )
        }
      />
    </DateField>
  );
}
