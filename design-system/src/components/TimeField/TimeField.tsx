import { parseDateTime, parseTime, type Time } from "@internationalized/date";
import { type Ref, type RefObject, useMemo, useRef, useState } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { type AriaTimeFieldProps, useTimeField } from "react-aria/useTimeField";
import type { DateSegment } from "react-stately/useDateFieldState";
import { type TimeFieldState, useTimeFieldState } from "react-stately/useTimeFieldState";
import { useAfterPress } from "../../foundations/forms/use-after-press.ts";
import { useDisabled } from "../../foundations/forms/use-disabled.ts";
import { useFormReset } from "../../foundations/forms/use-form-reset.ts";
import { type AriaTexts, useAriaStrings } from "../../foundations/locale/aria-strings.ts";
import { useControllable } from "../../foundations/props/use-controllable.ts";
import { timeStrings } from "../../foundations/strings/dates.ts";
import { fill } from "../../foundations/strings/strings.ts";
import { readTime } from "../../foundations/time/pasted.ts";
import {
  formatTime,
  type HourCycle,
  isTime,
  problemOfTime,
  type TimeProblem,
  type TimeText,
} from "../../foundations/time/times.ts";
import { ClockIcon } from "../../icons/icons.ts";
import {
  DateFieldset,
  type DateFieldsetProps,
  onPastedText,
  Segment,
  SentDate,
  type Typed,
  useSegments,
} from "../DatePicker/Segments.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { fieldFrame, fieldStart } from "../TextField/field.css.ts";
import { type FieldTexts, useField } from "../TextField/FieldParts.tsx";
import * as styles from "./TimeField.css.ts";

export interface TimeFieldProps extends FieldTexts, DateFieldsetProps {
  /** The time as "HH:mm", from "00:00" to "23:59"; null while none is entered. Pass it to control the value. @default uncontrolled */
  value?: TimeText | null;
  /** The time on the first render. @default none */
  defaultValue?: TimeText;
  /** Called with the time when all its parts are entered; null when the field was emptied. */
  onValueChange?: (value: TimeText | null) => void;
  /** Earliest time that can be entered. @default none */
  min?: TimeText;
  /** Latest time that can be entered. If it is before `min`, the time may be from `min` over midnight to `max`. @default none */
  max?: TimeText;
  /** Whether hours are counted to 12, with AM and PM, or to 24. @default as usual in the language of the page */
  hourCycle?: HourCycle;
  /** Name of the field in the form. The form sends "HH:mm". @default not submitted */
  name?: string;
  /** Whether a time must be entered. @default false */
  required?: boolean;
  /** Whether the field is disabled. @default false */
  disabled?: boolean;
  /** Whether the time is shown and submitted, but cannot be changed. @default false */
  readOnly?: boolean;
  /** Ref to the fieldset. */
  ref?: Ref<HTMLFieldSetElement>;
}

type TimeStrings = Readonly<Record<keyof typeof timeStrings, string>>;

const TEXTS: AriaTexts<keyof TimeStrings> = {
  group: timeStrings,
  names: {
    "@react-aria/datepicker": {
      hour: "hourPart",
      minute: "minutePart",
      dayPeriod: "halfOfDayPart",
      selectedTimeDescription: "selectedTime",
    },
  },
};

/** Returns the time; undefined for one that does not exist, such as "25:00". The field then behaves as if none were given. */
const existingTime = (text: TimeText | null | undefined): TimeText | undefined =>
  typeof text === "string" && isTime(text) ? text : undefined;

function problemText(problem: TimeProblem, strings: TimeStrings, format: (time: TimeText) => string): string {
  switch (problem.rule) {
    case "early":
      return fill(strings.timeEarly, { time: format(problem.limit) });
    case "late":
      return fill(strings.timeLate, { time: format(problem.limit) });
    case "outside":
      return fill(strings.timeOutside, { earliest: format(problem.min), latest: format(problem.max) });
  }
}

/**
 * A time of day, typed or stepped part by part. It has no day and no time zone, so say in the label or the description which place the time
 * is for. The field never changes what was typed; it shows an error instead. Load it lazily.
 */
export function TimeField(props: TimeFieldProps) {
  const { label, description, error: givenError, id, value, defaultValue, onValueChange, ...others } = props;
  const {
    min,
    max,
    hourCycle,
    name,
    required = false,
    disabled: isOwnDisabled = false,
    readOnly = false,
    ref,
    ...rest
  } = others;
  const strings = useAriaStrings(TEXTS);
  const { locale } = useLocale();
  const initial = existingTime(defaultValue) ?? null;
  const [held, hold] = useControllable(
    value === undefined ? undefined : (existingTime(value) ?? null),
    initial,
    onValueChange,
  );
  const [typed, setTyped] = useState<Typed>("nothing");
  const [isTyping, setIsTyping] = useState(false);
  // A message that appears while a button below is pressed would move the button away from the pointer.
  const afterPress = useAfterPress(isTyping);
  const [resets, setResets] = useState(0);

  const limits = { min: existingTime(min), max: existingTime(max) };
  const problem = held === null ? undefined : problemOfTime(held, limits);
  const isIncomplete = !isTyping && typed === "part";
  const ownError = isIncomplete
    ? strings.timeIncomplete
    : problem && problemText(problem, strings, (time) => formatTime(time, locale, hourCycle));
  const { ids, error, controlProps } = useField({ id, name, description, error: givenError ?? ownError });
  // It must not begin with the id of the control: a form would take the input for another field.
  const sentId = `sent-${ids.control}`;
  const frame = useRef<HTMLDivElement>(null);
  const sent = useRef<HTMLInputElement>(null);
  const disabled = useDisabled(sent, isOwnDisabled);
  useFormReset(sent, () => {
    hold(initial);
    // Parts of a time that is not complete are not in the value. Only new parts are empty.
    setResets((count) => count + 1);
  });
  const time = useMemo(() => (held === null ? null : parseTime(held)), [held]);
  const describedBy = controlProps["aria-describedby"];
  return (
    <DateFieldset
      {...rest}
      {...{ label, description, error, ids, required, disabled, sentId, ref }}
      id={ids.control}
      data-readonly={readOnly ? "" : undefined}
    >
      <SentDate
        ref={sent}
        id={sentId}
        name={name}
        value={held ?? ""}
        required={required}
        problem={ownError}
        field={frame}
      />
      <Parts
        key={resets}
        frame={frame}
        isInvalid={error !== undefined}
        onTyped={setTyped}
        options={{
          "aria-labelledby": ids.label,
          value: time,
          onChange: (next) => hold(next && next.toString().slice(0, HOURS_AND_MINUTES)),
          isDisabled: disabled,
          isReadOnly: readOnly,
          isRequired: required,
          isInvalid: error !== undefined,
          // Validation messages are shown below the field, in the language of the page, not in the browser's pop-up.
          validationBehavior: "aria",
          shouldForceLeadingZeros: true,
          // Arrow keys begin here, and an hour alone is in this half of the day.
          placeholderValue: parseTime(limits.min ?? MIDNIGHT),
          onFocusChange: (isFocused) => (isFocused ? setIsTyping(true) : afterPress(() => setIsTyping(false))),
          ...(hourCycle !== undefined && { hourCycle }),
          ...(describedBy !== undefined && { "aria-describedby": describedBy }),
        }}
      />
    </DateFieldset>
  );
}

const MIDNIGHT = "00:00";
const ANY_DAY = "2000-01-01";

/** react-aria also writes seconds. */
const HOURS_AND_MINUTES = "HH:mm".length;

/** Text of an empty part. An empty half of the day must not look like AM. */
const EMPTY = "––";

/** react-aria puts these around hour and minute. They have no effect in a flex container, so a style sets the direction. */
const DIRECTION_MARKS: ReadonlySet<string> = new Set(["\u2066", "\u2069"]);

/**
 * Empties AM or PM with the last of hour and minute. react-aria sets AM when an hour is typed, so members who delete the digits would leave
 * behind a part that they did not enter.
 */
function withoutLeftoverHalf(state: TimeFieldState): TimeFieldState {
  const isEmpty = (type: string) => state.segments.some((segment) => segment.type === type && segment.isPlaceholder);
  const clearSegment: TimeFieldState["clearSegment"] = (type) => {
    const isLast = (type === "hour" && isEmpty("minute")) || (type === "minute" && isEmpty("hour"));
    if (isLast) state.setValue(null);
    else state.clearSegment(type);
  };
  return { ...state, clearSegment };
}

interface PartsProps {
  frame: RefObject<HTMLDivElement | null>;
  isInvalid: boolean;
  onTyped: (typed: Typed) => void;
  options: AriaTimeFieldProps<Time>;
}

const isDigits = ({ type }: DateSegment) => type === "hour" || type === "minute";

/** Hour, minute and half of the day in the order of the language. Hour and minute are left to right in every language. */
function Parts({ frame, isInvalid, onTyped, options }: PartsProps) {
  const { locale } = useLocale();
  const state = withoutLeftoverHalf(useTimeFieldState({ ...options, locale }));
  const aria = useTimeField(options, state, frame);
  useSegments(state, frame, onTyped);
  const paste = (text: string) => {
    const time = readTime(text);
    // react-aria sets a time as part of a day, and ignores the day.
    if (time !== undefined) state.setValue(parseDateTime(`${ANY_DAY}T${time}`));
  };
  // The fieldset is the group already. With a second one, screen readers would read the label twice.
  const { id: _id, role: _role, ...fieldProps } = aria.fieldProps;
  const segments = state.segments.filter(({ text }) => !DIRECTION_MARKS.has(text));
  const first = segments.findIndex(isDigits);
  const last = segments.findLastIndex(isDigits);
  const elements = segments.map((segment, index) => (
    <Segment
      key={`${segment.type}-${index}`}
      segment={segment}
      state={state}
      placeholder={EMPTY}
      className={styles.part}
    />
  ));
  return (
    <div
      {...fieldProps}
      aria-labelledby={undefined}
      aria-describedby={undefined}
      aria-disabled={undefined}
      role="presentation"
      ref={frame}
      onPaste={onPastedText(paste)}
      className={fieldFrame}
      data-invalid={isInvalid ? "" : undefined}
      data-disabled={options.isDisabled ? "" : undefined}
    >
      <span className={fieldStart}>
        <Icon drawing={ClockIcon} />
      </span>
      <span className={styles.parts}>
        {elements.slice(0, first)}
        <span className={styles.digits}>{elements.slice(first, last + 1)}</span>
        {elements.slice(last + 1)}
      </span>
    </div>
  );
}
