import { type InputHTMLAttributes, type Ref, useImperativeHandle } from "react";
import { useLocale } from "react-aria/I18nProvider";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import type { DecimalString } from "../../foundations/numbers/format.ts";
import { decimalMarkOf, groupNumber, isTooFine, type NumberReading } from "../../foundations/numbers/number-text.ts";
import { decimalStrings, moneyFieldStrings } from "../../foundations/strings/fields.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { useTypedNumber } from "../../foundations/numbers/use-typed-number.ts";
import { fieldFrame } from "../TextField/field.css.ts";
import { FieldLayout, type FieldTexts, useField } from "../TextField/FieldParts.tsx";
import { code as codeStyle, input as inputStyle, symbol as symbolStyle } from "./MoneyField.css.ts";
import { type MoneyGrouping, padDecimals, readAmount, signOf } from "./rules.ts";

export { MONEY_GROUPINGS, type MoneyGrouping } from "./rules.ts";

type Replaced = ClosedAttributes | "type" | "size" | "value" | "defaultValue" | "onChange";

export interface MoneyFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, Replaced> {
  /** ISO code of the currency, such as "BDT"; shown after the amount. */
  currency: string;
  /** Symbol before the amount. @default the browser's symbol for the code, if it has one */
  symbol?: string;
  /** The amount as a decimal string; "" while it is empty. Pass it to control the value. @default uncontrolled */
  value?: string;
  /** The amount on the first render. @default empty */
  defaultValue?: string;
  /** Called on each change with a decimal string: never a float, never grouped. "" when the field was emptied. */
  onValueChange?: (value: DecimalString | "") => void;
  /**
   * Decimals of the currency. Missing ones are added when the field loses focus (R501). More can be typed; the form then shows an error.
   * @default 2
   */
  decimals?: number;
  /** Grouping of digits: in threes everywhere, or by the rules of the language (lakh and crore). @default "thousands" */
  grouping?: MoneyGrouping;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for an amount of money. Text stays as typed while the field has the focus, with digits of any script. Each change is parsed as a
 * whole, so typing, composition, paste and autofill give the same decimal string. When the field loses focus, the amount is grouped and
 * missing decimals are added. A text that is no amount stays, and the field shows why it is wrong. Minimum and maximum are checked by the
 * form.
 */
export function MoneyField(props: MoneyFieldProps) {
  const {
    label,
    description,
    error: ownError,
    id,
    currency,
    symbol,
    value,
    defaultValue = "",
    onValueChange,
    ...others
  } = props;
  const { decimals = 2, grouping = "thousands", name, ref, onFocus, onBlur, ...rest } = others;
  const strings = { ...useStrings(moneyFieldStrings), ...useStrings(decimalStrings) };
  const { locale } = useLocale();
  const decimalMark = decimalMarkOf(locale);
  const group = (amount: string) => groupNumber(amount, grouping === "locale" ? locale : "en");
  const pad = (amount: string) => padDecimals(amount, decimals);
  const typed = useTypedNumber({
    value,
    defaultValue,
    onValueChange,
    decimalMark,
    read: (text) => readAmount(text, { currency, decimals, decimalMark, locale }),
    pad,
    group,
    problemOf: (reading) => problemOf(reading, strings, decimals, (amount) => group(pad(amount))),
    spokenOf: (amount) => `${group(pad(amount))} ${currency}`,
  });
  const { input } = typed;
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const { ids, error, controlProps } = useField({ id, name, description, error: typed.problem ?? ownError });
  const sign = symbol ?? ownSign(currency, locale);

  return (
    <FieldLayout label={label} description={description} error={error} ids={ids} required={rest.required ?? false}>
      <div
        className={fieldFrame}
        data-invalid={error === undefined ? undefined : ""}
        data-disabled={rest.disabled ? "" : undefined}
      >
        {sign !== undefined && (
          <span aria-hidden="true" translate="no" className={symbolStyle}>
            {sign}
          </span>
        )}
        <input
          inputMode={decimals === 0 ? "numeric" : "decimal"}
          autoComplete="off"
          {...rest}
          {...controlProps}
          ref={input}
          aria-describedby={[`${ids.control}-currency`, controlProps["aria-describedby"]].filter(Boolean).join(" ")}
          className={inputStyle}
          value={typed.text}
          onChange={({ target }) => typed.change(target.value)}
          onFocus={(event) => {
            typed.focus();
            onFocus?.(event);
          }}
          onBlur={(event) => {
            typed.leave();
            onBlur?.(event);
          }}
        />
        <span id={`${ids.control}-currency`} translate="no" className={codeStyle}>
          {currency}
        </span>
        {name !== undefined && <input type="hidden" name={name} disabled={rest.disabled} value={typed.number} />}
      </div>
    </FieldLayout>
  );
}

/** Returns what is wrong with a text; undefined for an amount and for an empty text. */
function problemOf(
  reading: NumberReading,
  strings: Readonly<Record<keyof typeof moneyFieldStrings | keyof typeof decimalStrings, string>>,
  decimals: number,
  grouped: (amount: string) => string,
): string | undefined {
  if (reading.kind === "ambiguous")
    return fill(strings.ambiguousAmount, { amount: grouped(reading.number), digits: reading.number });
  if (reading.kind === "negative") return strings.negativeAmount;
  if (reading.kind === "unreadable") return strings.notAnAmount;
  if (reading.kind === "empty" || !isTooFine(reading.number, decimals)) return undefined;
  return decimals === 0 ? strings.wholeAmount : fill(strings.tooManyDecimals, { count: decimals });
}

/** Returns the browser's symbol for a currency; undefined if that is only the code again, or if the code is unknown. */
function ownSign(currency: string, locale: string): string | undefined {
  const sign = signOf(currency, locale, "narrowSymbol");
  return sign === currency ? undefined : sign;
}
