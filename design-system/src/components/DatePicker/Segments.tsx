import { type DateValue, parseDate } from "@internationalized/date";
import {
  type ClipboardEvent,
  type FieldsetHTMLAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
} from "react";
import { useLocale } from "react-aria/I18nProvider";
import { type AriaDateFieldProps, useDateField, useDateSegment } from "react-aria/useDateField";
import { type DateFieldState, type DateSegment, useDateFieldState } from "react-stately/useDateFieldState";
import { useAnnouncerGuard } from "../../foundations/announcements/announcer-guard.ts";
import { useCustomValidity } from "../../foundations/forms/use-custom-validity.ts";
import { visuallyHidden } from "../../foundations/layout/visually-hidden.css.ts";
import { toLatinDigits } from "../../foundations/numbers/digits.ts";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { type DateStrings, dateStrings } from "../../foundations/strings/dates.ts";
import { spinStrings } from "../../foundations/strings/fields.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { type DatePart, readDate } from "../../foundations/time/pasted.ts";
import { createCalendar } from "../Calendar/Months.tsx";
import { fieldNotes } from "../TextField/field.css.ts";
import { type FieldIds, FieldNotes, type FieldTexts, RequiredMark } from "../TextField/FieldParts.tsx";
import * as styles from "./date-field.css.ts";

/** Attributes that are passed on to the fieldset. */
export type DateFieldsetProps = Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  ClosedAttributes | "children" | "defaultValue" | "onChange" | "name"
>;

interface DateFieldsetLayout extends FieldTexts, DateFieldsetProps {
  ids: FieldIds;
  required: boolean;
  /** Id of the `SentDate` input that the label is for. */
  sentId: string;
  children: ReactNode;
  ref: Ref<HTMLFieldSetElement> | undefined;
}

/** Like `FieldGroup`, but never narrower than its dates, and its label focuses them. */
export function DateFieldset(props: DateFieldsetLayout) {
  const { label, description, error, ids, required, sentId, children, ref, ...rest } = props;
  return (
    <fieldset {...rest} ref={ref} aria-labelledby={ids.label} className={styles.fieldset}>
      <legend className={styles.legend}>
        <label key={label} htmlFor={sentId} id={ids.label}>
          {label}
          {required && <RequiredMark />}
        </label>
      </legend>
      {children}
      <div className={fieldNotes}>
        <FieldNotes ids={ids} error={error} description={description} />
      </div>
    </fieldset>
  );
}

export interface SentDateProps {
  id?: string | undefined;
  name: string | undefined;
  value: string;
  required?: boolean;
  /** Validation message of the field, for the form. @default nothing */
  problem?: string | undefined;
  /** The visible control. It gets the focus when the form or the label focuses the hidden input. */
  field: RefObject<HTMLElement | null>;
  ref?: RefObject<HTMLInputElement | null>;
}

/** Hidden input with the date that a form submits and its validation message. It cannot be seen or heard. */
export function SentDate({ id, name, value, required = false, problem = "", field, ref }: SentDateProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  useCustomValidity(input, problem);
  return (
    <input
      ref={input}
      type="text"
      className={visuallyHidden}
      tabIndex={-1}
      aria-hidden="true"
      autoComplete="off"
      id={id}
      name={name}
      value={value}
      required={required}
      onChange={ignore}
      onFocus={() => field.current?.querySelector<HTMLElement>(FIRST_CONTROL)?.focus()}
    />
  );
}

const PART = "[role=spinbutton], [role=textbox]";
const FIRST_CONTROL = `${PART}, button`;
const ignore = () => undefined;

/** How much of a date or a time has been typed. */
export type Typed = "nothing" | "part" | "all";

export interface SegmentsProps {
  fieldProps: AriaDateFieldProps<DateValue>;
  onTyped: (typed: Typed) => void;
}

/** Day, month and year as editable parts, in the order of the language. */
export function Segments({ fieldProps, onTyped }: SegmentsProps) {
  const { locale } = useLocale();
  const strings = useStrings(dateStrings);
  const group = useRef<HTMLDivElement>(null);
  const state = useDateFieldState({ ...fieldProps, locale, createCalendar, shouldForceLeadingZeros: true });
  const aria = useDateField(fieldProps, state, group);
  useSegments(state, group, onTyped);
  const paste = (text: string) => {
    const date = readDate(text, state.segments.map(({ type }) => type).filter(isDatePart));
    if (date !== undefined) state.setValue(parseDate(date));
  };
  return (
    <div {...aria.fieldProps} ref={group} className={styles.segments} onPaste={onPastedText(paste)}>
      {state.segments.map((segment, index) => (
        <Segment
          key={`${segment.type}-${index}`}
          segment={segment}
          state={state}
          placeholder={placeholderOf(segment, strings)}
        />
      ))}
    </div>
  );
}

const isDatePart = (type: string): type is DatePart => type === "day" || type === "month" || type === "year";

/** Reads a whole date or time that is pasted into any of its parts. The parts themselves cannot hold it. */
export const onPastedText =
  (read: (text: string) => void) =>
  (event: ClipboardEvent): void => {
    event.preventDefault();
    read(event.clipboardData.getData("text/plain"));
  };

/** Reports how much has been typed, and lets digits of any script and the marks between the parts be typed. */
export function useSegments(
  state: DateFieldState,
  group: RefObject<HTMLElement | null>,
  onTyped: (typed: Typed) => void,
): void {
  const parts = state.segments.filter(({ isEditable }) => isEditable);
  const empty = parts.filter(({ isPlaceholder }) => isPlaceholder).length;
  const typed = empty === parts.length ? "nothing" : empty > 0 ? "part" : "all";
  useEffect(() => onTyped(typed), [onTyped, typed]);
  useLatinDigits(group);
  useSeparators(group);
}

/** Converts typed digits of any script to 0–9 (R501). react-aria accepts only digits of the locale, and our locales all use Latin ones. */
function useLatinDigits(group: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = group.current;
    const translate = (event: InputEvent) => {
      const data = event.data === null ? null : toLatinDigits(event.data);
      if (data === event.data) return;
      event.preventDefault();
      event.stopPropagation();
      const { inputType } = event;
      event.target?.dispatchEvent(new InputEvent("beforeinput", { data, inputType, bubbles: true, cancelable: true }));
    };
    element?.addEventListener("beforeinput", translate, { capture: true });
    return () => element?.removeEventListener("beforeinput", translate, { capture: true });
  }, [group]);
}

/** What people write between the parts of a date or a time. */
const SEPARATOR = /^[/.:,-]$/;

/**
 * Moves the focus to the next part when a separator is typed, as in "3/9/2026": after "3" the field waits, because the day may be 30. When
 * the part was full, the focus has already moved, and the separator does nothing.
 */
function useSeparators(group: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = group.current;
    let begun: EventTarget | null = null;
    const move = (event: InputEvent) => {
      const { data, target } = event;
      if (data === null || !SEPARATOR.test(data)) {
        begun = target;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (begun !== target || !element) return;
      begun = null;
      const parts = [...element.querySelectorAll<HTMLElement>(PART)];
      parts[parts.findIndex((part) => part === target) + 1]?.focus();
    };
    element?.addEventListener("beforeinput", move, { capture: true });
    return () => element?.removeEventListener("beforeinput", move, { capture: true });
  }, [group]);
}

/** Own placeholders, because react-aria shows English ones in several of our languages. */
const placeholderOf = (segment: DateSegment, strings: DateStrings) =>
  segment.type === "year"
    ? strings.yearPlaceholder
    : segment.type === "month"
      ? strings.monthPlaceholder
      : strings.dayPlaceholder;

export interface SegmentProps {
  segment: DateSegment;
  state: DateFieldState;
  /** Text while the part is empty. */
  placeholder: string;
  /** Style of an editable part. @default as wide as its text */
  className?: string;
}

/** A part that can be edited, or a text between two of them. */
export function Segment({ segment, state, placeholder, className = styles.segment }: SegmentProps) {
  const element = useRef<HTMLSpanElement>(null);
  const { empty } = useStrings(spinStrings);
  const { segmentProps } = useDateSegment(segment, state, element);
  useAnnouncerGuard();
  return (
    <span
      {...segmentProps}
      // The server only has react-aria's own text for an empty part, which differs from ours.
      {...(segment.isPlaceholder && segmentProps.role === "spinbutton" && { "aria-valuetext": empty })}
      ref={element}
      className={segment.isEditable ? className : styles.literal}
    >
      {segment.isPlaceholder ? placeholder : segment.text}
    </span>
  );
}
