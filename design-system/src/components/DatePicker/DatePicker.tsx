import { type DateValue as CalendarDay, parseDate } from "@internationalized/date";
import { type Ref, useMemo, useRef, useState } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { useDatePicker } from "react-aria/useDatePicker";
import { useDatePickerState } from "react-stately/useDatePickerState";
import { useAriaStrings } from "../../foundations/aria-strings.ts";
import {
  clampDate,
  type DateText,
  formatDay,
  presetsWithin,
  problemOfDate,
  rangeOfPreset,
  type ReasonUnavailable,
  todayIn,
} from "../../foundations/dates.ts";
import { ticker } from "../../foundations/ticker.ts";
import { useFormReset } from "../../foundations/use-form-reset.ts";
import { useMediaQuery } from "../../foundations/use-media-query.ts";
import { TABLET_UP } from "../../theme/conditions.ts";
import { Button } from "../Button/Button.tsx";
import { type FieldTexts, useField } from "../TextField/FieldParts.tsx";
import { fieldFrame } from "../TextField/field.css.ts";
import { DayCalendar } from "./Calendar.tsx";
import { DATE_TEXTS, problemText } from "./date-texts.ts";
import {
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
import { useDateValue } from "./use-date-value.ts";

export const DAY_PRESETS = ["today", "yesterday"] as const;
export type DayPreset = (typeof DAY_PRESETS)[number];

export interface DatePickerProps extends FieldTexts, DateFieldsetProps {
  /** The day as "YYYY-MM-DD", where its owner holds it; null while none is chosen. @default the field holds it */
  value?: DateText | null;
  /** The day that is chosen at first. @default none */
  defaultValue?: DateText;
  /** A day was chosen or typed to its end; null when it was emptied. */
  onValueChange?: (value: DateText | null) => void;
  /** First day that may be chosen. @default none */
  min?: DateText;
  /** Last day that may be chosen. @default none */
  max?: DateText;
  /** Says why a day cannot be chosen; undefined where it can. @default every day can */
  reasonUnavailable?: ReasonUnavailable;
  /** Days that one press chooses; those outside the limits are not shown. @default ["today"] */
  presets?: readonly DayPreset[];
  /** IANA name of the place whose day is "today". @default the browser's own */
  timeZone?: string;
  /** Name for a form. @default not sent */
  name?: string;
  /** A day has to be chosen. @default false */
  required?: boolean;
  /** Takes no choice. @default false */
  disabled?: boolean;
  /** The fieldset. */
  ref?: Ref<HTMLFieldSetElement>;
}

const TODAY = ["today"] as const;

/**
 * One day: typed on a wide screen, or chosen from a month; on a phone from a sheet. For a period use a DateRangePicker. What is typed
 * is never changed: what is wrong with it is said below. Load it lazily.
 */
export function DatePicker(props: DatePickerProps) {
  const { label, description, error: givenError, id, value, defaultValue, onValueChange, ...others } = props;
  const { min, max, reasonUnavailable, presets = TODAY, timeZone, ...more } = others;
  const { name, required = false, disabled = false, ref, ...rest } = more;
  const strings = useAriaStrings(DATE_TEXTS);
  const { locale } = useLocale();
  const isWide = useMediaQuery(TABLET_UP);
  const day = useDateValue(value, defaultValue ?? null, onValueChange);
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
  const sentId = `${ids.control}-sent`;
  useFormReset(sent, () => day.change(defaultValue ?? null));

  const chosen = useMemo(() => (day.shown === null ? null : parseDate(day.shown)), [day.shown]);
  const options = {
    "aria-labelledby": ids.label,
    value: chosen,
    onChange: (next: CalendarDay | null) => day.change(next?.toString() ?? null),
    placeholderValue: parseDate(clampDate(today, limits)),
    isDisabled: disabled,
    isRequired: required,
    isInvalid: error !== undefined,
    // What is wrong is said below, in words of the page's language.
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
            ...(min !== undefined && { minValue: parseDate(min) }),
            ...(max !== undefined && { maxValue: parseDate(max) }),
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
