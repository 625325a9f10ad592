import type { DateValue } from "@internationalized/date";
import { type FieldsetHTMLAttributes, type ReactNode, type Ref, type RefObject, useEffect, useId, useRef } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { type AriaButtonProps, useButton } from "react-aria/useButton";
import { type AriaDateFieldProps, useDateField, useDateSegment } from "react-aria/useDateField";
import { type AriaDialogProps, useDialog } from "react-aria/useDialog";
import { type DateFieldState, type DateSegment, useDateFieldState } from "react-stately/useDateFieldState";
import type { OverlayTriggerState } from "react-stately/useOverlayTriggerState";
import { useAnnouncerGuard } from "../../foundations/announcements/announcer-guard.ts";
import type { ClosedAttributes } from "../../foundations/props/closed.ts";
import type { DatePreset } from "../../foundations/time/dates.ts";
import { toLatinDigits } from "../../foundations/numbers/digits.ts";
import { Popover } from "../../foundations/overlays/popover.tsx";
import { type DateStrings, dateStrings } from "../../foundations/strings/dates.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { visuallyHidden } from "../../foundations/layout/visually-hidden.css.ts";
import { CalendarIcon } from "../../icons/icons.ts";
import { createCalendar } from "../Calendar/Months.tsx";
import { Chip } from "../Chip/Chip.tsx";
import { ChipGroup } from "../Chip/ChipGroup.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Sheet } from "../Sheet/Sheet.tsx";
import { fieldNotes } from "../TextField/field.css.ts";
import { type FieldIds, FieldNotes, type FieldTexts, RequiredMark } from "../TextField/FieldParts.tsx";
import * as styles from "./date-field.css.ts";
import { presetText } from "./date-texts.ts";

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
  useEffect(() => input.current?.setCustomValidity(problem), [input, problem]);
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

const FIRST_CONTROL = "[role=spinbutton], [role=textbox], button";
const ignore = () => undefined;

/** How much of a date has been typed. */
export type Typed = "nothing" | "part" | "all";

export interface SegmentsProps {
  fieldProps: AriaDateFieldProps<DateValue>;
  onTyped: (typed: Typed) => void;
}

/** Day, month and year as editable parts, in the order of the language. */
export function Segments({ fieldProps, onTyped }: SegmentsProps) {
  const { locale } = useLocale();
  const group = useRef<HTMLDivElement>(null);
  const state = useDateFieldState({ ...fieldProps, locale, createCalendar, shouldForceLeadingZeros: true });
  const aria = useDateField(fieldProps, state, group);
  const parts = state.segments.filter(({ isEditable }) => isEditable);
  const empty = parts.filter(({ isPlaceholder }) => isPlaceholder).length;
  const typed = empty === parts.length ? "nothing" : empty > 0 ? "part" : "all";
  useEffect(() => onTyped(typed), [onTyped, typed]);
  useLatinDigits(group);
  return (
    <div {...aria.fieldProps} ref={group} className={styles.segments}>
      {state.segments.map((segment, index) => (
        <Segment key={`${segment.type}-${index}`} segment={segment} state={state} />
      ))}
    </div>
  );
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

/** Own placeholders, because react-aria shows English ones in several of our languages. */
const placeholderOf = (segment: DateSegment, strings: DateStrings) =>
  segment.type === "year"
    ? strings.yearPlaceholder
    : segment.type === "month"
      ? strings.monthPlaceholder
      : strings.dayPlaceholder;

function Segment({ segment, state }: { segment: DateSegment; state: DateFieldState }) {
  const element = useRef<HTMLSpanElement>(null);
  const strings = useStrings(dateStrings);
  const { segmentProps } = useDateSegment(segment, state, element);
  useAnnouncerGuard();
  return (
    <span {...segmentProps} ref={element} className={segment.isEditable ? styles.segment : styles.literal}>
      {segment.isPlaceholder ? placeholderOf(segment, strings) : segment.text}
    </span>
  );
}

/** Button that opens the calendar, after the editable parts. */
export function OpenButton(props: AriaButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton(props, button);
  return (
    <button {...buttonProps} ref={button} className={styles.open}>
      <Icon drawing={CalendarIcon} />
    </button>
  );
}

export interface DateButtonProps {
  buttonProps: AriaButtonProps;
  labelId: string;
  describedBy: string | undefined;
  /** The chosen days as text. */
  text: string | undefined;
  placeholder: string;
  isInvalid: boolean;
}

/** The whole field as one button, for touch screens. It shows the chosen days and opens the calendar. */
export function DateButton({
  buttonProps: props,
  labelId,
  describedBy,
  text,
  placeholder,
  isInvalid,
}: DateButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const { buttonProps } = useButton(props, button);
  return (
    <button
      {...buttonProps}
      ref={button}
      aria-label={undefined}
      aria-labelledby={`${labelId} ${textId}`}
      aria-describedby={describedBy}
      className={styles.button}
      data-invalid={isInvalid ? "" : undefined}
    >
      <Icon drawing={CalendarIcon} />
      <span id={textId} className={styles.buttonText} data-placeholder={text === undefined ? "" : undefined}>
        {text ?? placeholder}
      </span>
    </button>
  );
}

export interface DatePopupProps {
  state: OverlayTriggerState;
  /** Whether the screen is wide enough for a pop-up beside the field. Otherwise the calendar opens in a sheet. */
  isWide: boolean;
  triggerRef: RefObject<Element | null>;
  dialogProps: AriaDialogProps;
  title: string;
  /** Element that is focused first in the sheet. */
  initialFocus: RefObject<HTMLElement | null>;
  /** Buttons at the bottom of the sheet. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Shows the calendar in a pop-up beside the field, or on phones in a sheet at the lower edge. */
export function DatePopup(props: DatePopupProps) {
  const { state, isWide, triggerRef, dialogProps, title, initialFocus, actions, children } = props;
  if (!isWide) {
    return (
      <Sheet
        isOpen={state.isOpen}
        onClose={() => state.setOpen(false)}
        side="bottom"
        title={title}
        initialFocus={initialFocus}
        {...(actions !== undefined && { actions })}
      >
        <div className={styles.sheet}>{children}</div>
      </Sheet>
    );
  }
  if (!state.isOpen) return null;
  return (
    <Popover state={state} triggerRef={triggerRef} placement="bottom start">
      <Panel dialogProps={dialogProps}>{children}</Panel>
    </Popover>
  );
}

function Panel({ dialogProps: props, children }: { dialogProps: AriaDialogProps; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const { dialogProps } = useDialog(props, panel);
  return (
    <div {...dialogProps} ref={panel} className={styles.panel}>
      {children}
    </div>
  );
}

export interface PresetsProps<Preset extends DatePreset> {
  presets: readonly Preset[];
  /** Whether the chosen days are those of the preset. */
  isChosen: (preset: Preset) => boolean;
  onChoose: (preset: Preset) => void;
}

/** Buttons before the calendar that each choose a day or a range. */
export function Presets<Preset extends DatePreset>({ presets, isChosen, onChoose }: PresetsProps<Preset>) {
  const strings = useStrings(dateStrings);
  if (presets.length === 0) return null;
  return (
    <ChipGroup label={strings.quickChoices}>
      {presets.map((preset) => (
        <Chip
          key={preset}
          label={presetText(preset, strings)}
          pressed={isChosen(preset)}
          onPressedChange={() => onChoose(preset)}
        />
      ))}
    </ChipGroup>
  );
}
