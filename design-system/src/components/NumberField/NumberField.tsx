import { type InputHTMLAttributes, type ReactNode, type Ref, useImperativeHandle, useRef } from "react";
import { useButton } from "react-aria/useButton";
import { useNumberField } from "react-aria/useNumberField";
import { useLocale } from "react-aria/I18nProvider";
import { type NumberFieldState, useNumberFieldState } from "react-stately/useNumberFieldState";
import { useAnnouncerGuard } from "../../foundations/announcements/announcer-guard.ts";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { type AriaTexts, useAriaStrings } from "../../foundations/locale/aria-strings.ts";
import {
  decimalMarkOf,
  groupNumber,
  isTooFine,
  type NumberReading,
  readNumber,
} from "../../foundations/numbers/number-text.ts";
import { decimalStrings, numberFieldStrings } from "../../foundations/strings/fields.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { useTypedNumber } from "../../foundations/numbers/use-typed-number.ts";
import { MinusIcon, PlusIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { fieldFrame } from "../TextField/field.css.ts";
import { FieldLayout, type FieldTexts, useField } from "../TextField/FieldParts.tsx";
import { input as inputStyle, step as stepStyle, unit as unitStyle } from "./NumberField.css.ts";

type Replaced = ClosedAttributes | "type" | "size" | "value" | "defaultValue" | "onChange" | "min" | "max" | "step";

export interface NumberFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, Replaced> {
  /** The number; null while it is empty. Pass it to control the value. @default uncontrolled */
  value?: number | null;
  /** The number on the first render. @default empty */
  defaultValue?: number;
  /** Called on each change; null while the field is empty or its text is no number. */
  onValueChange?: (value: number | null) => void;
  /** Minimum. A lower number is not changed; the field shows an error. @default none */
  min?: number;
  /** Maximum. A higher number is not changed; the field shows an error. @default none */
  max?: number;
  /** Change per click on a button. It also limits the number of decimals. @default 1 */
  step?: number;
  /** Unit after the number. @default none */
  unit?: ReactNode;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
}

const TEXTS: AriaTexts<keyof typeof numberFieldStrings> = {
  group: numberFieldStrings,
  names: {
    "@react-aria/numberfield": { increase: "increaseField", decrease: "decreaseField", numberField: "numberField" },
  },
};

// R501: groups of three in every language, and only as many decimals as the step has.
const MOST_DECIMALS = 20;
const decimalsOf = (step: number): number => String(step).split(".")[1]?.length ?? 0;

/**
 * A field for a count or a multiple, with buttons to step it. For money use a MoneyField; for digits that are not a number, a TextField.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    description,
    error: ownError,
    id,
    value,
    defaultValue,
    onValueChange,
    min,
    max,
    step = 1,
    ...others
  } = props;
  const {
    unit,
    name,
    required = false,
    disabled = false,
    readOnly = false,
    ref,
    onKeyDown,
    onFocus,
    onBlur,
    ...rest
  } = others;
  const strings = { ...useAriaStrings(TEXTS), ...useStrings(decimalStrings) };
  const { locale } = useLocale();
  const decimalMark = decimalMarkOf(locale);
  const decimals = decimalsOf(step);
  const isSigned = min === undefined || min < 0;
  const typed = useTypedNumber({
    value: value === undefined ? undefined : textOf(value),
    defaultValue: textOf(defaultValue ?? null),
    onValueChange: (text) => onValueChange?.(text === "" ? null : Number(text)),
    decimalMark,
    read: (text) => safe(readNumber(text, { decimals, decimalMark, isSigned })),
    pad: (text) => text,
    group: (text) => groupNumber(text, "en"),
    problemOf: (reading) => problemOf(reading, { min, max, decimals }, strings),
    spokenOf: (text) => groupNumber(text, "en"),
  });
  const { input } = typed;
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const { ids, error, controlProps } = useField({ id, name, description, error: typed.problem ?? ownError });
  const options = {
    id: ids.control,
    "aria-labelledby": ids.label,
    incrementAriaLabel: fill(strings.increaseField, { fieldLabel: label }),
    decrementAriaLabel: fill(strings.decreaseField, { fieldLabel: label }),
    locale: "en",
    formatOptions: { maximumFractionDigits: decimals },
    step,
    ...(min !== undefined && { minValue: min }),
    ...(max !== undefined && { maxValue: max }),
    value: typed.number === "" ? Number.NaN : Number(typed.number),
    onChange: (next: number) => typed.write(textOf(next)),
    isDisabled: disabled,
    isReadOnly: readOnly,
    validationBehavior: "aria",
    commitBehavior: "validate",
    // Turning the wheel over the field scrolls the page; members want that more often than to change the number.
    isWheelDisabled: true,
  } as const;
  // React Aria handles the steps. The field parses the text itself and gives React Aria no input, because its key filter drops characters
  // that it cannot read ("1.5" becomes 15) and Ctrl+Backspace.
  const state: NumberFieldState = {
    ...useNumberFieldState(options),
    inputValue: typed.text,
    setInputValue: typed.change,
    validate: () => true,
    commit: () => undefined,
    setNumberValue: () => undefined,
  };
  const aria = useNumberField(options, state, useRef<HTMLInputElement>(null));
  useAnnouncerGuard();
  return (
    <FieldLayout label={label} description={description} error={error} ids={ids} required={required}>
      <div
        {...aria.groupProps}
        aria-labelledby={ids.label}
        aria-invalid={undefined}
        className={fieldFrame}
        data-invalid={error === undefined ? undefined : ""}
        data-disabled={disabled ? "" : undefined}
      >
        <Step {...aria.decrementButtonProps} drawing={MinusIcon} />
        <input
          {...rest}
          {...controlProps}
          type="text"
          inputMode={aria.inputProps.inputMode}
          autoComplete="off"
          // On the server only react-aria's own texts are known. react-aria omits this attribute where screen readers handle it badly.
          aria-roledescription={aria.inputProps["aria-roledescription"] && strings.numberField}
          ref={input}
          required={required}
          disabled={disabled}
          readOnly={readOnly}
          className={inputStyle}
          value={typed.text}
          onChange={({ target }) => typed.change(target.value)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            // Home and End jump to a limit. Without a limit, they move the caret.
            const isCaretKey =
              (event.key === "Home" && min === undefined) || (event.key === "End" && max === undefined);
            if (!event.defaultPrevented && !isCaretKey) aria.inputProps.onKeyDown?.(event);
          }}
          onFocus={(event) => {
            typed.focus();
            aria.inputProps.onFocus?.(event);
            onFocus?.(event);
          }}
          onBlur={(event) => {
            typed.leave();
            aria.inputProps.onBlur?.(event);
            onBlur?.(event);
          }}
        />
        {unit !== undefined && <span className={unitStyle}>{unit}</span>}
        <Step {...aria.incrementButtonProps} drawing={PlusIcon} />
        {name !== undefined && <input type="hidden" name={name} disabled={disabled} value={typed.number} />}
      </div>
    </FieldLayout>
  );
}

/** Formats a number as a decimal string, never with an exponent; "" for null. */
const textOf = (value: number | null): string =>
  value === null || !Number.isFinite(value)
    ? ""
    : value.toLocaleString("en", { useGrouping: false, maximumFractionDigits: MOST_DECIMALS });

/** A number that JavaScript cannot hold exactly counts as unreadable, because it would become another number. */
const safe = (reading: NumberReading): NumberReading =>
  reading.kind === "number" && Math.abs(Number(reading.number)) > Number.MAX_SAFE_INTEGER
    ? { kind: "unreadable" }
    : reading;

interface Limits {
  min: number | undefined;
  max: number | undefined;
  decimals: number;
}

/** Returns what is wrong with a text; undefined for a number within the limits and for an empty text. */
function problemOf(
  reading: NumberReading,
  { min, max, decimals }: Limits,
  strings: Readonly<Record<keyof typeof numberFieldStrings | keyof typeof decimalStrings, string>>,
): string | undefined {
  switch (reading.kind) {
    case "empty":
      return undefined;
    case "ambiguous":
      return fill(strings.ambiguousNumber, { number: groupNumber(reading.number, "en"), digits: reading.number });
    case "negative":
      return strings.negativeNumber;
    case "unreadable":
      return strings.notANumber;
    case "number":
      break;
  }
  if (isTooFine(reading.number, decimals))
    return decimals === 0 ? strings.wholeNumber : fill(strings.tooManyDecimals, { count: decimals });
  const number = Number(reading.number);
  if (min !== undefined && number < min) return fill(strings.tooLow, { min: groupNumber(textOf(min), "en") });
  if (max !== undefined && number > max) return fill(strings.tooHigh, { max: groupNumber(textOf(max), "en") });
  return undefined;
}

type StepProps = Parameters<typeof useButton>[0] & { drawing: typeof PlusIcon };

function Step({ drawing, ...props }: StepProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton(props, button);
  return (
    <button {...buttonProps} ref={button} className={stepStyle}>
      <Icon drawing={drawing} size="small" />
    </button>
  );
}
