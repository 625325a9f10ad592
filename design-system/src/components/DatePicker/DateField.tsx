import { parseDate } from "@internationalized/date";
import { type ReactNode, type Ref, type RefObject, useState } from "react";
import { useLocale } from "react-aria/I18nProvider";
import type { DatePickerAria } from "react-aria/useDatePicker";
import type { OverlayTriggerState } from "react-stately/useOverlayTriggerState";
import { useAfterPress } from "../../foundations/forms/use-after-press.ts";
import { useAriaStrings } from "../../foundations/locale/aria-strings.ts";
import { useMediaQuery } from "../../foundations/layout/use-media-query.ts";
import { clampDate, type DateText, todayIn } from "../../foundations/time/dates.ts";
import { ticker } from "../../foundations/time/ticker.ts";
import { TABLET_UP } from "../../theme/conditions.ts";
import { DATE_TEXTS } from "../Calendar/date-texts.ts";
import { existingDay } from "../Calendar/limits.ts";
import type { FieldIds, FieldTexts } from "../TextField/FieldParts.tsx";
import { fieldFrame } from "../TextField/field.css.ts";
import { DateButton, DatePopup, OpenButton } from "./DateParts.tsx";
import { DateFieldset, type DateFieldsetProps } from "./Segments.tsx";

/** What a DatePicker and a DateRangePicker know of their days and their place. */
export function useDateBase({ min, max, timeZone }: Record<"min" | "max" | "timeZone", DateText | undefined>) {
  const [isTyping, setIsTyping] = useState(false);
  // A message that appears while a button below is pressed would move the button away from the pointer.
  const afterPress = useAfterPress(isTyping);
  const [resets, setResets] = useState(0);
  return {
    strings: useAriaStrings(DATE_TEXTS),
    locale: useLocale().locale,
    /** Whether there is space to type and for a pop-up. Otherwise the field is a button that opens a sheet. */
    isWide: useMediaQuery(TABLET_UP),
    today: todayIn(timeZone, ticker.now()),
    limits: { min: existingDay(min), max: existingDay(max) },
    isTyping,
    /** Key of the editable parts. Parts of a date that is not complete are not in the value; only new parts are empty. */
    resets,
    emptyParts: () => setResets((count) => count + 1),
    onFocusChange: (isFocused: boolean) => (isFocused ? setIsTyping(true) : afterPress(() => setIsTyping(false))),
  };
}

export type DateBase = ReturnType<typeof useDateBase>;

interface FieldState {
  ids: FieldIds;
  /** Ids of error and description. */
  describedBy: string | undefined;
  error: string | undefined;
  required: boolean;
  disabled: boolean;
  readOnly: boolean;
}

/** The options that react-aria gets from both fields. */
export const ariaOptions = ({ today, limits, onFocusChange }: DateBase, field: FieldState) => ({
  "aria-labelledby": field.ids.label,
  placeholderValue: parseDate(clampDate(today, limits)),
  isDisabled: field.disabled,
  isReadOnly: field.readOnly,
  isRequired: field.required,
  isInvalid: field.error !== undefined,
  // Validation messages are shown below the field, in the language of the page, not in the browser's pop-up.
  validationBehavior: "aria" as const,
  onFocusChange,
  ...(field.describedBy !== undefined && { "aria-describedby": field.describedBy }),
});

/** Id of the hidden input. It must not begin with the id of the control: a form would take it for another field. */
export const sentIdOf = (ids: FieldIds): string => `sent-${ids.control}`;

export interface DateFieldProps extends FieldTexts, DateFieldsetProps {
  isWide: boolean;
  field: FieldState;
  /** Ref to the element around the editable parts or the button. */
  frame: RefObject<HTMLDivElement | null>;
  aria: Pick<DatePickerAria, "groupProps" | "buttonProps" | "dialogProps">;
  state: OverlayTriggerState;
  /** The hidden inputs. */
  sent: ReactNode;
  /** The editable parts. */
  segments: ReactNode;
  /** The chosen days as text. */
  text: string | undefined;
  placeholder: string;
  /** Buttons at the bottom of the sheet. @default none */
  actions?: ReactNode;
  /** Presets and calendar. */
  children: ReactNode;
  ref: Ref<HTMLFieldSetElement> | undefined;
}

/** The layout of both fields: label, editable parts or a button, pop-up or sheet. */
export function DateField(props: DateFieldProps) {
  const { isWide, field, frame, aria, state, sent, segments, text, placeholder, ...others } = props;
  const { actions, children, ...rest } = others;
  const { ids, describedBy, error, required, disabled } = field;
  const isInvalid = error !== undefined;
  return (
    <DateFieldset
      {...rest}
      error={error}
      ids={ids}
      id={ids.control}
      sentId={sentIdOf(ids)}
      required={required}
      disabled={disabled}
    >
      {sent}
      <div ref={frame}>
        {isWide ? (
          <div
            {...aria.groupProps}
            role="presentation"
            className={fieldFrame}
            data-invalid={isInvalid ? "" : undefined}
            data-disabled={disabled ? "" : undefined}
          >
            {segments}
            <OpenButton {...aria.buttonProps} />
          </div>
        ) : (
          <DateButton
            buttonProps={aria.buttonProps}
            labelId={ids.label}
            describedBy={describedBy}
            text={text}
            placeholder={placeholder}
            isInvalid={isInvalid}
          />
        )}
      </div>
      <DatePopup
        state={state}
        isWide={isWide}
        triggerRef={frame}
        dialogProps={aria.dialogProps}
        title={rest.label}
        {...(actions !== undefined && { actions })}
      >
        {children}
      </DatePopup>
    </DateFieldset>
  );
}
