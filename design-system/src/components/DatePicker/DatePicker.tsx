import { type DateValue as CalendarDay, parseDate } from "@internationalized/date";
import { type Ref, useMemo, useRef, useState } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { useDatePicker } from "react-aria/useDatePicker";
import { useDatePickerState } from "react-stately/useDatePickerState";
import { useAriaStrings } from "../../foundations/locale/aria-strings.ts";
import {
  clampDate,
  type DateText,
  formatDay,
  presetsWithin,
  problemOfDate,
  rangeOfPreset,
  type ReasonUnavailable,
  todayIn,
} from "../../foundations/time/dates.ts";
import { ticker } from "../../foundations/time/ticker.ts";
import { useFormReset } from "../../foundations/forms/use-form-reset.ts";
import { useMediaQuery } from "../../foundations/layout/use-media-query.ts";
import { TABLET_UP } from "../../theme/conditions.ts";
import { Button } from "../Button/Button.tsx";
import { type FieldTexts, useField } from "../TextField/FieldParts.tsx";
import { fieldFrame } from "../TextField/field.css.ts";
import { DayCalendar } from "./Calendar.tsx";
import { DATE_TEXTS, problemText } from "./date-texts.ts";
import {
  calendarLimits,
  DateButton,
  DateFieldset,
  type DateFieldsetProps,
  DatePopup,
  OpenButton,
  Presets,
  Segments,
  SentDate,
  type Typed,
} from "./DateParts.tsx";
import { existingDay, useDateValue } from "./use-date-value.ts";

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
  const { min: givenMin, max: givenMax, reasonUnavailable, presets = TODAY, timeZone, ...more } = others;
  const { name, required = false, disabled = false, readOnly = false, ref, ...rest } = more;
  const [min, max] = [existingDay(givenMin), existingDay(givenMax)];
  const initial = existingDay(defaultValue) ?? null;
  const strings = useAriaStrings(DATE_TEXTS);
  const { locale } = useLocale();
  const isWide = useMediaQuery(TABLET_UP);
  const day = useDateValue(existingOrNull(value), initial, onValueChange);
  const [typed, setTyped] = useState<Typed>("nothing");
  const [isTyping, setIsTyping] = useState(false);
  const today = todayIn(timeZone, ticker.now());
  const limits = { min, max };

  const isIncomplete = !isTyping && isWide && (typed === "part" || day.shown !== day.held);
  const problem = day.held === null ? undefined : problemOfDate(day.held, limits, reasonUnavailable);
  const ownError = isIncomplete ? strings.dateIncomplete : problem && problemText(problem, strings, locale);
  const { ids, error, controlProps } = useField({ id, name, description, error: givenError ?? ownError });

  const frame = useRef<HTMLDivElement>(null);
  const sent = useRef<HTMLInputElement>(null);
  const initialFocus = useRef<HTMLElement>(null);
  // It must not begin with the id of the control: a form would take it for another field.
  const sentId = `sent-${ids.control}`;
  useFormReset(sent, () => day.change(initial));

  const chosen = useMemo(() => (day.shown === null ? null : parseDate(day.shown)), [day.shown]);
  const options = {
    "aria-labelledby": ids.label,
    value: chosen,
    onChange: (next: CalendarDay | null) => day.change(next?.toString() ?? null),
    placeholderValue: parseDate(clampDate(today, limits)),
    isDisabled: disabled,
    isReadOnly: readOnly,
    isRequired: required,
    isInvalid: error !== undefined,
    // Validation messages are shown below the field, in the language of the page, not in the browser's pop-up.
    validationBehavior: "aria",
    onFocusChange: setIsTyping,
    ...(controlProps["aria-describedby"] !== undefined && { "aria-describedby": controlProps["aria-describedby"] }),
  } as const;
  const state = useDatePickerState(options);
  const aria = useDatePicker(options, state, frame);
  const choose = (next: DateText | null) => {
    day.change(next);
    state.setOpen(false);
  };
  return (
    <DateFieldset
      {...rest}
      label={label}
      description={description}
      error={error}
      ids={ids}
      id={ids.control}
      sentId={sentId}
      required={required}
      disabled={disabled}
      ref={ref}
    >
      <SentDate
        ref={sent}
        id={sentId}
        name={name}
        value={day.held ?? ""}
        required={required}
        problem={ownError}
        field={frame}
      />
      <div ref={frame}>
        {isWide ? (
          <div
            {...aria.groupProps}
            role="presentation"
            className={fieldFrame}
            data-invalid={error === undefined ? undefined : ""}
            data-disabled={disabled ? "" : undefined}
          >
            <Segments fieldProps={aria.fieldProps} onTyped={setTyped} />
            <OpenButton {...aria.buttonProps} />
          </div>
        ) : (
          <DateButton
            buttonProps={aria.buttonProps}
            labelId={ids.label}
            describedBy={controlProps["aria-describedby"]}
            text={day.held === null ? undefined : formatDay(day.held, locale)}
            placeholder={strings.chooseDate}
            isInvalid={error !== undefined}
          />
        )}
      </div>
      <DatePopup
        state={state}
        isWide={isWide}
        triggerRef={frame}
        dialogProps={aria.dialogProps}
        title={label}
        initialFocus={initialFocus}
      >
        <Presets
          presets={presetsWithin(presets, today, limits)}
          isChosen={(preset) => rangeOfPreset(preset, today).start === day.held}
          onChoose={(preset) => choose(rangeOfPreset(preset, today).start)}
        />
        <DayCalendar
          calendar={{
            ...aria.calendarProps,
            autoFocus: isWide,
            ...calendarLimits(limits),
            ...(reasonUnavailable && {
              isDateUnavailable: (date) => reasonUnavailable(date.toString()) !== undefined,
            }),
          }}
          today={today}
          reasonUnavailable={reasonUnavailable}
          initialFocus={isWide ? undefined : initialFocus}
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
      </DatePopup>
    </DateFieldset>
  );
}
