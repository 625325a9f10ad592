import { type InputHTMLAttributes, type Ref, useImperativeHandle, useRef, useState } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { phoneFieldStrings } from "../../foundations/strings/fields.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { useControllable } from "../../foundations/props/use-controllable.ts";
import { useFormReset } from "../../foundations/forms/use-form-reset.ts";
import { ChevronDownIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { fieldFrame, fieldLatin } from "../TextField/field.css.ts";
import { FieldLayout, type FieldTexts, useField } from "../TextField/FieldParts.tsx";
import { useTextProblem } from "../TextField/use-text-problem.ts";
import { chosen, country as countryStyle, group, select } from "./PhoneField.css.ts";
import { type PhoneNumbers, type PhoneReading, type PhoneValue, readPhone } from "./rules.ts";

export type { PhoneValue } from "./rules.ts";

export interface PhoneCountry extends PhoneNumbers {
  /** Name of the country, in the language of the page. */
  label: string;
}

type Replaced = ClosedAttributes | "type" | "size" | "value" | "defaultValue" | "onChange";

export interface PhoneFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, Replaced> {
  /** Countries to choose from; each dialling code may appear once. A single country cannot be changed (R293). */
  countries: readonly [PhoneCountry, ...PhoneCountry[]];
  /** Country and number. Pass them to control the value. @default uncontrolled */
  value?: PhoneValue;
  /** Country and number on the first render. @default the first country, no number */
  defaultValue?: PhoneValue;
  /** Called on each change of the country or the number. */
  onValueChange?: (value: PhoneValue) => void;
  /** Name of the number in the form. @default not submitted */
  name?: string;
  /** Name of the dialling code in the form. @default "countryDialingCode" if the number has a name */
  dialingCodeName?: string;
  /** Ref to the input of the number. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for a phone number: the dialling code in a native select, and the number beside it. A complete number such as "+880 1712-345678"
 * is split into both parts, whether it is typed, pasted or autofilled. It is parsed at each change, but the text stays as typed until the
 * field loses focus. A text that has no number, or a dialling code that is not offered, stays, and the field shows why it is wrong.
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
  const { name, dialingCodeName = "countryDialingCode", required = false, disabled, onFocus, onBlur, ...rest } = others;
  const strings = useStrings(phoneFieldStrings);
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current);
  // The server may have no countries, although the type asks for one. Then the number has no dialling code.
  const [country]: readonly PhoneCountry[] = countries;
  const first = defaultValue ?? { dialingCode: country?.dialingCode ?? "", number: "" };
  const [phone, setPhone] = useControllable(value, first, onValueChange);
  const [text, setText] = useState(phone.number);
  const reading = readPhone(text, phone.dialingCode, countries);
  // A controlled value replaces what was typed.
  if (text !== phone.number && reading.number !== phone.number) setText(phone.number);
  const own = useTextProblem(element, problemText(reading, strings));
  const { ids, error, controlProps } = useField({ id, name, description, error: own.shown ?? ownError });
  useFormReset(element, () => {
    setPhone(first);
    setText(first.number);
  });
  const isFixed = countries.length <= 1 || rest.readOnly === true;
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
              {phone.dialingCode && `+${phone.dialingCode}`}
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
            // Not "tel": browsers autofill the national number only into text fields.
            type="text"
            inputMode="tel"
            required={required}
            disabled={disabled}
            className={fieldLatin}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              const { dialingCode, number } = readPhone(target.value, phone.dialingCode, countries);
              setPhone({ dialingCode, number });
            }}
            onFocus={(event) => {
              own.focus();
              onFocus?.(event);
            }}
            onBlur={(event) => {
              own.leave();
              if (reading.problem === undefined) setText(phone.number);
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

const problemText = (
  { problem }: PhoneReading,
  strings: Readonly<Record<keyof typeof phoneFieldStrings, string>>,
): string | undefined => problem && { code: strings.unknownDialingCode, digits: strings.notAPhone }[problem];
