import { type DateValue as CalendarDay, parseDate } from "@internationalized/date";
import { type Ref, useMemo, useRef, useState } from "react";
import { useDatePicker } from "react-aria/useDatePicker";
import { useDatePickerState } from "react-stately/useDatePickerState";
import { useDisabled } from "../../foundations/forms/use-disabled.ts";
import { useFormReset } from "../../foundations/forms/use-form-reset.ts";
import {
  type DateText,
  formatDay,
  presetsWithin,
  problemOfDate,
  rangeOfPreset,
  type ReasonUnavailable,
} from "../../foundations/time/dates.ts";
import { Button } from "../Button/Button.tsx";
import { calendarLimits, existingDay } from "../Calendar/limits.ts";
import { DayCalendar } from "../Calendar/Months.tsx";
import { type FieldTexts, useField } from "../TextField/FieldParts.tsx";
import { problemText } from "./date-texts.ts";
import { ariaOptions, DateField, sentIdOf, useDateBase } from "./DateField.tsx";
import { Presets } from "./DateParts.tsx";
import { type DateFieldsetProps, Segments, SentDate, type Typed } from "./Segments.tsx";
import { useDateValue } from "./use-date-value.ts";

export const DAY_PRESETS = ["today", "yesterday"] as const;
export type DayPreset = (typeof DAY_PRESETS)[number];

export interface DatePickerProps extends FieldTexts, DateFieldsetProps {
  /** The day as "YYYY-MM-DD"; null while none is chosen. Pass it to control the value. @default uncontrolled */
  value?: DateText | null;
  /** The day that is chosen on the first render. @default none */
  defaultValue?: DateText;
  /** Called when a day was chosen or completely typed; null when the field was emptied. */
  onValueChange?: (value: DateText | null) => void;
  /** First day that can be chosen. @default none */
  min?: DateText;
  /** Last day that can be chosen. @default none */
  max?: DateText;
  /** Returns why a day cannot be chosen; undefined if it can. @default every day can be chosen */
  reasonUnavailable?: ReasonUnavailable;
  /** Buttons that each choose a day. A preset outside `min` and `max` is not shown. @default ["today"] */
  presets?: readonly DayPreset[];
  /** IANA time zone that decides which day is "today". @default the browser's time zone */
  timeZone?: string;
  /** Name of the field in the form. @default not submitted */
  name?: string;
  /** Whether a day must be chosen. @default false */
  required?: boolean;
  /** Whether the field is disabled. @default false */
  disabled?: boolean;
  /** Whether the day is shown and submitted, but cannot be changed. @default false */
  readOnly?: boolean;
  /** Ref to the fieldset. */
  ref?: Ref<HTMLFieldSetElement>;
}

const TODAY = ["today"] as const;

const existingOrNull = (day: DateText | null | undefined) =>
  day === undefined ? undefined : (existingDay(day) ?? null);

/**
 * Chooses one day. On a wide screen it is typed or chosen from a calendar, on a phone chosen in a sheet. For a period use a
 * DateRangePicker. The field never changes what was typed; it shows an error instead. Load it lazily.
 */
export function DatePicker(props: DatePickerProps) {
  const { label, description, error: givenError, id, value, defaultValue, onValueChange, ...others } = props;
  const { min, max, reasonUnavailable, presets = TODAY, timeZone, ...more } = others;
  const { name, required = false, disabled: isOwnDisabled = false, readOnly = false, ref, ...rest } = more;
  const base = useDateBase({ min, max, timeZone });
  const { strings, locale, isWide, today, limits } = base;
  const initial = existingDay(defaultValue) ?? null;
  const day = useDateValue(existingOrNull(value), initial, onValueChange);
  const [typed, setTyped] = useState<Typed>("nothing");

  const isIncomplete = !base.isTyping && isWide && (typed === "part" || day.shown !== day.held);
  const problem = day.held === null ? undefined : problemOfDate(day.held, limits, reasonUnavailable);
  const ownError = isIncomplete ? strings.dateIncomplete : problem && problemText(problem, strings, locale);
  const { ids, error, controlProps } = useField({ id, name, description, error: givenError ?? ownError });
  const frame = useRef<HTMLDivElement>(null);
  const sent = useRef<HTMLInputElement>(null);
  const disabled = useDisabled(sent, isOwnDisabled);
  useFormReset(sent, () => {
    day.change(initial);
    base.emptyParts();
  });

  const field = { ids, error, describedBy: controlProps["aria-describedby"], required, disabled, readOnly };
  const chosen = useMemo(() => (day.shown === null ? null : parseDate(day.shown)), [day.shown]);
  const options = {
    ...ariaOptions(base, field),
    value: chosen,
    onChange: (next: CalendarDay | null) => day.change(next?.toString() ?? null),
  };
  const state = useDatePickerState(options);
  const aria = useDatePicker(options, state, frame);
  const choose = (next: DateText | null) => {
    day.change(next);
    state.setOpen(false);
  };
  return (
    <DateField
      {...rest}
      {...{ label, description, ref, isWide, field, frame, aria, state }}
      sent={
        <SentDate
          ref={sent}
          id={sentIdOf(ids)}
          name={name}
          value={day.held ?? ""}
          required={required}
          problem={ownError}
          field={frame}
        />
      }
      segments={<Segments key={base.resets} fieldProps={aria.fieldProps} onTyped={setTyped} />}
      text={day.held === null ? undefined : formatDay(day.held, locale)}
      placeholder={strings.chooseDate}
    >
      <Presets
        presets={presetsWithin(presets, today, limits)}
        isChosen={(preset) => rangeOfPreset(preset, today).start === day.held}
        onChoose={(preset) => choose(rangeOfPreset(preset, today).start)}
      />
      <DayCalendar
        calendar={{
          ...aria.calendarProps,
          autoFocus: true,
          ...calendarLimits(limits),
          ...(reasonUnavailable && {
            isDateUnavailable: (date) => reasonUnavailable(date.toString()) !== undefined,
          }),
        }}
        today={today}
        reasonUnavailable={reasonUnavailable}
        note={day.held === null ? strings.chooseDate : formatDay(day.held, locale)}
        end={
          !required &&
          day.held !== null && (
            <Button variant="ghost" size="small" onClick={() => choose(null)}>
              {strings.clear}
            </Button>
          )
        }
      />
    </DateField>
  );
}
