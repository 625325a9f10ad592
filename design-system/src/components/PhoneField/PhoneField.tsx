import { type InputHTMLAttributes, type Ref, useImperativeHandle, useRef, useState } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { phoneFieldStrings } from "../../foundations/strings/fields.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { useControllable } from "../../foundations/use-controllable.ts";
import { useFormReset } from "../../foundations/use-form-reset.ts";
import { ChevronDownIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { fieldFrame, fieldLatin } from "../TextField/field.css.ts";
import { FieldLayout, type FieldTexts, useField } from "../TextField/FieldParts.tsx";
import { chosen, country as countryStyle, group, select } from "./PhoneField.css.ts";
import { type PhoneValue, readPhone } from "./rules.ts";

export type { PhoneValue } from "./rules.ts";

export interface PhoneCountry {
  /** Name of the country, in the language of the page. */
  label: string;
  /** Without the plus: "880". */
  dialingCode: string;
}

type Replaced = ClosedAttributes | "type" | "size" | "value" | "defaultValue" | "onChange";

export interface PhoneFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, Replaced> {
  /** Countries to choose from, each dialling code once; with a single one it is fixed (R293). */
  countries: readonly [PhoneCountry, ...PhoneCountry[]];
  /** Country and number, where their owner holds them. @default the field holds it */
  value?: PhoneValue;
  /** Country and number at first, where the field holds them. @default the first country, no number */
  defaultValue?: PhoneValue;
  /** Each change of the country or of the number. */
  onValueChange?: (value: PhoneValue) => void;
  /** Name of the number for a form. @default not sent */
  name?: string;
  /** Name of the dialling code for a form. @default "countryDialingCode" where the number has a name */
  dialingCodeName?: string;
  /** The input of the number. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A phone number: the dialling code from the picker of the phone, the number beside it. A whole number, "+880 1712-345678", finds its
 * places however it comes: what is typed stays as it is until the field is left, and is read as a whole at each change.
 */
export function PhoneField(props: PhoneFieldProps) {
  const {
    label,
    description,
    error: ownError,
    id,
    countries,
    value,
    defaultValue,
    onValueChange,
    ref,
    ...others
  } = props;
  const { name, dialingCodeName = "countryDialingCode", required = false, disabled, onBlur, ...rest } = others;
  const { ids, error, controlProps } = useField({ id, name, description, error: ownError });
  const strings = useStrings(phoneFieldStrings);
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current);
  const first = defaultValue ?? { dialingCode: countries[0].dialingCode, number: "" };
  const [phone, setPhone] = useControllable(value, first, onValueChange);
  const offered = countries.map((country) => country.dialingCode);
  const [text, setText] = useState(phone.number);
  // The owner's word counts.
  if (text !== phone.number && readPhone(text, phone.dialingCode, offered).number !== phone.number)
    setText(phone.number);
  useFormReset(element, () => {
    setPhone(first);
    setText(first.number);
  });
  const isFixed = countries.length === 1;
  const codeId = `${ids.control}-code`;
  return (
    <FieldLayout label={label} description={description} error={error} ids={ids} required={required}>
      <fieldset aria-labelledby={ids.label} className={group}>
        <div
          className={fieldFrame}
          data-invalid={error === undefined ? undefined : ""}
          data-disabled={disabled ? "" : undefined}
        >
          <span className={countryStyle} data-fixed={isFixed ? "" : undefined}>
            <span id={codeId} aria-hidden={!isFixed || undefined} dir="ltr" translate="no" className={chosen}>
              +{phone.dialingCode}
            </span>
            {!isFixed && (
              <>
                <Icon drawing={ChevronDownIcon} size="small" />
                <select
                  className={select}
                  aria-label={strings.dialingCode}
                  autoComplete="tel-country-code"
                  disabled={disabled}
                  value={phone.dialingCode}
                  onChange={(event) => setPhone({ ...phone, dialingCode: event.target.value })}
                >
                  {countries.map((country) => (
                    <option key={country.dialingCode} value={country.dialingCode}>
                      {country.label} (+{country.dialingCode})
                    </option>
                  ))}
                </select>
              </>
            )}
          </span>
          <input
            autoComplete="tel-national"
            {...rest}
            {...controlProps}
            ref={element}
            aria-describedby={
              [isFixed && codeId, controlProps["aria-describedby"]].filter(Boolean).join(" ") || undefined
            }
            // HTML gives the national number to text fields only.
            type="text"
            inputMode="tel"
            required={required}
            disabled={disabled}
            className={fieldLatin}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setPhone(readPhone(target.value, phone.dialingCode, offered));
            }}
            onBlur={(event) => {
              setText(phone.number);
              onBlur?.(event);
            }}
          />
          {name !== undefined && (
            <>
              <input type="hidden" name={name} disabled={disabled} value={phone.number} />
              <input type="hidden" name={dialingCodeName} disabled={disabled} value={phone.dialingCode} />
            </>
          )}
        </div>
      </fieldset>
    </FieldLayout>
  );
}
