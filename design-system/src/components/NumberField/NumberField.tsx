import { type InputHTMLAttributes, type ReactNode, type Ref, useImperativeHandle, useRef } from "react";
import { useButton } from "react-aria/useButton";
import { useNumberField } from "react-aria/useNumberField";
import { useNumberFieldState } from "react-stately/useNumberFieldState";
import { useAnnouncerGuard } from "../../foundations/announcer-guard.ts";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { type AriaTexts, useAriaStrings } from "../../foundations/aria-strings.ts";
import { toLatinDigits } from "../../foundations/digits.ts";
import { numberFieldStrings } from "../../foundations/strings/fields.ts";
import { fill } from "../../foundations/strings/strings.ts";
import { MinusIcon, PlusIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { fieldFrame } from "../TextField/field.css.ts";
import { FieldLayout, type FieldTexts, useField } from "../TextField/FieldParts.tsx";
import { input as inputStyle, step as stepStyle, unit as unitStyle } from "./NumberField.css.ts";

type Replaced = ClosedAttributes | "type" | "size" | "value" | "defaultValue" | "onChange" | "min" | "max" | "step";

export interface NumberFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, Replaced> {
  /** The number, where its owner holds it; null while it is empty. @default the field holds it */
  value?: number | null;
  /** The number at first, where the field holds it. @default empty */
  defaultValue?: number;
  /** A number was stepped to, or typed and left; null when it was emptied. */
  onValueChange?: (value: number | null) => void;
  /** Least that the buttons and arrow keys lead to. What is typed is not changed: the form says what is wrong. @default none */
  min?: number;
  /** Most that the buttons and arrow keys lead to. @default none */
  max?: number;
  /** How far one press leads. @default 1 */
  step?: number;
  /** What is counted, after the number. @default none */
  unit?: ReactNode;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

const TEXTS: AriaTexts<keyof typeof numberFieldStrings.en> = {
  group: numberFieldStrings,
  names: {
    "@react-aria/numberfield": { increase: "increaseField", decrease: "decreaseField", numberField: "numberField" },
  },
};

// R501: groups of three in every language; only as many decimals as the step has.
const decimalsOf = (step: number): number => String(step).split(".")[1]?.length ?? 0;

/** A count or a multiple, with buttons to step it. For money use a MoneyField; for digits that are no number a TextField. */
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
  const { unit, name, required = false, disabled = false, readOnly = false, ref, ...rest } = others;
  const { ids, error, controlProps } = useField({ id, name, description, error: ownError });
  const strings = useAriaStrings(TEXTS);
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current);
  const options = {
    id: ids.control,
    "aria-labelledby": ids.label,
    incrementAriaLabel: fill(strings.increaseField, { fieldLabel: label }),
    decrementAriaLabel: fill(strings.decreaseField, { fieldLabel: label }),
    locale: "en",
    formatOptions: { maximumFractionDigits: decimalsOf(step) },
    step,
    ...(min !== undefined && { minValue: min }),
    ...(max !== undefined && { maxValue: max }),
    ...(value !== undefined && { value: value ?? Number.NaN }),
    ...(defaultValue !== undefined && { defaultValue }),
    onChange: (next: number) => onValueChange?.(Number.isNaN(next) ? null : next),
    isDisabled: disabled,
    isReadOnly: readOnly,
    // What is wrong is said by the form, in its own words.
    validationBehavior: "aria",
    commitBehavior: "validate",
    // A page is scrolled over a field more often than a number by its wheel.
    isWheelDisabled: true,
  } as const;
  const own = useNumberFieldState(options);
  const state = {
    ...own,
    setInputValue: (text: string) => own.setInputValue(toLatinDigits(text)),
    validate: (text: string) => own.validate(toLatinDigits(text)),
  };
  const aria = useNumberField(options, state, element);
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
          {...aria.inputProps}
          {...controlProps}
          // A server knows react-aria's own texts only. It leaves this one out where a screen reader says it badly.
          aria-roledescription={aria.inputProps["aria-roledescription"] && strings.numberField}
          ref={element}
          required={required}
          className={inputStyle}
        />
        {unit !== undefined && <span className={unitStyle}>{unit}</span>}
        <Step {...aria.incrementButtonProps} drawing={PlusIcon} />
        {name !== undefined && (
          <input
            type="hidden"
            name={name}
            disabled={disabled}
            value={Number.isNaN(own.numberValue) ? "" : own.numberValue}
          />
        )}
      </div>
    </FieldLayout>
  );
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
