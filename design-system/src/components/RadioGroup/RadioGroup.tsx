import { type FieldsetHTMLAttributes, type ReactNode, type Ref, useId, useRef } from "react";
import { assertDistinct, assertOneOf } from "../../foundations/props/assert.ts";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { useControllable } from "../../foundations/props/use-controllable.ts";
import { useFormReset } from "../../foundations/forms/use-form-reset.ts";
import { FieldGroup, type FieldTexts, useField } from "../TextField/FieldParts.tsx";
import { dot, group, icon as iconStyle, note, row, text } from "./RadioGroup.css.ts";

export const RADIO_GROUP_VARIANTS = ["plain", "card"] as const;
export type RadioGroupVariant = (typeof RADIO_GROUP_VARIANTS)[number];

export const RADIO_GROUP_ORIENTATIONS = ["vertical", "horizontal"] as const;
export type RadioGroupOrientation = (typeof RADIO_GROUP_ORIENTATIONS)[number];

export interface RadioOption {
  /** Value that a form submits. */
  value: string;
  label: string;
  /** Language of the label, if it differs from the page's. */
  lang?: string;
  /** Text that helps to choose: a fee, a limit. @default none */
  description?: ReactNode;
  /** Picture before the label, in cards. @default none */
  icon?: ReactNode;
  /** @default false */
  disabled?: boolean;
}

export interface RadioGroupProps
  extends
    FieldTexts,
    Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, ClosedAttributes | "onChange" | "defaultValue"> {
  /** The options. All of them are visible. */
  options: readonly RadioOption[];
  /** Value of the chosen option; "" while nothing is chosen. Pass it to control the value. @default uncontrolled */
  value?: string;
  /** Value of the option that is chosen on the first render. @default nothing */
  defaultValue?: string;
  /** Called with the value of the chosen option. */
  onValueChange?: (value: string) => void;
  /** "card" puts a border around each option: for few, important options with a description. @default "plain" */
  variant?: RadioGroupVariant;
  /** "horizontal" puts short options side by side; they wrap if space is short. @default "vertical" */
  orientation?: RadioGroupOrientation;
  /** Whether an option must be chosen. @default false */
  required?: boolean;
  /** Name of the field in the form. @default a generated name, which groups the radios */
  name?: string;
  /** Ref to the fieldset. */
  ref?: Ref<HTMLFieldSetElement>;
}

/**
 * Chooses one of a few visible options. For more than about seven use a Select; for yes or no a Checkbox; for a setting that takes effect
 * at once a Switch. Tab goes to the chosen option, and arrow keys choose (APG radio group).
 */
export function RadioGroup(props: RadioGroupProps) {
  const {
    label,
    description,
    error: ownError,
    id,
    options,
    value,
    defaultValue = "",
    onValueChange,
    ref,
    ...others
  } = props;
  const { variant = "plain", orientation = "vertical", required = false, name, ...rest } = others;
  const { ids, error, controlProps } = useField({ id, name, description, error: ownError });
  const ownName = useId();
  const [chosen, choose] = useControllable(value, defaultValue, onValueChange);
  const anchor = useRef<HTMLInputElement>(null);
  if (process.env.NODE_ENV !== "production") {
    const values = options.map((option) => option.value);
    assertDistinct("RadioGroup", values);
    assertOneOf("RadioGroup", chosen, values);
  }
  useFormReset(anchor, () => choose(defaultValue));
  return (
    <FieldGroup
      {...rest}
      label={label}
      description={description}
      error={error}
      {...controlProps}
      ids={ids}
      ref={ref}
      role="radiogroup"
      aria-orientation={orientation}
      aria-required={required || undefined}
      required={required}
    >
      <div className={group({ variant, orientation })}>
        {options.map((option, index) => (
          <label key={option.value} className={row({ variant })} data-disabled={isOff(option, rest.disabled)}>
            <input
              ref={index === 0 ? anchor : undefined}
              type="radio"
              className={dot}
              name={name ?? ownName}
              value={option.value}
              checked={option.value === chosen}
              required={required}
              disabled={option.disabled}
              aria-labelledby={`${ids.control}-${index}`}
              aria-describedby={option.description === undefined ? undefined : `${ids.control}-${index}-note`}
              data-invalid={error === undefined ? undefined : ""}
              onChange={() => choose(option.value)}
            />
            {option.icon !== undefined && <span className={iconStyle}>{option.icon}</span>}
            <span className={text}>
              <span id={`${ids.control}-${index}`} lang={option.lang}>
                {option.label}
              </span>
              {option.description !== undefined && (
                <span id={`${ids.control}-${index}-note`} className={note}>
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

const isOff = (option: RadioOption, isGroupOff = false) => (option.disabled || isGroupOff ? "" : undefined);
