import {
  type ChangeEvent,
  type ClipboardEvent,
  type InputHTMLAttributes,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { useLocale } from "react-aria/I18nProvider";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { announce } from "../../foundations/announce.ts";
import type { DecimalString } from "../../foundations/format.ts";
import { moneyFieldStrings } from "../../foundations/strings/fields.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { useFormReset } from "../../foundations/use-form-reset.ts";
import { fieldFrame } from "../TextField/field.css.ts";
import { FieldLayout, type FieldTexts, useField } from "../TextField/FieldParts.tsx";
import { code as codeStyle, input as inputStyle, symbol as symbolStyle } from "./MoneyField.css.ts";
import {
  caretAfter,
  countBefore,
  groupAmount,
  insertInto,
  isSameAmount,
  type MoneyGrouping,
  padDecimals,
  readAmount,
  toValue,
  ungroup,
} from "./rules.ts";

export { MONEY_GROUPINGS, type MoneyGrouping } from "./rules.ts";

type Replaced = ClosedAttributes | "type" | "size" | "value" | "defaultValue" | "onChange";

export interface MoneyFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, Replaced> {
  /** Code of the currency, "BDT"; shown after the amount. */
  currency: string;
  /** Sign before the amount. @default the sign that the browser knows for the code, none where it knows none */
  symbol?: string;
  /** The amount as a decimal string, "" while it is empty; where its owner holds it. @default the field holds it */
  value?: string;
  /** The amount at first, where the field holds it. @default empty */
  defaultValue?: string;
  /** Each change, as a decimal string: never a float, never grouped. "" when it is emptied. */
  onValueChange?: (value: DecimalString | "") => void;
  /** Decimals of the currency, filled up when the field is left (R501). More can be typed: the form says that it is wrong. @default 2 */
  decimals?: number;
  /** By thousands everywhere, or as the language groups (lakh and crore). @default "thousands" */
  grouping?: MoneyGrouping;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * An amount of money. It takes digits of any script and amounts pasted as people write them, parts the thousands while one types,
 * and gives a decimal string. Least and most are the form's to say.
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
  const { decimals = 2, grouping = "thousands", name, ref, onBlur, ...rest } = others;
  const { ids, error, controlProps } = useField({ id, name, description, error: ownError });
  const strings = useStrings(moneyFieldStrings);
  const { locale } = useLocale();
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current);
  const [typed, setTyped] = useState(padDecimals(value ?? defaultValue, decimals));
  // The owner's word counts; "5." and "5.00" are the "5" it was told.
  if (value !== undefined && !isSameAmount(value, typed)) setTyped(padDecimals(value, decimals));
  useFormReset(element, () => setTyped(padDecimals(value ?? defaultValue, decimals)));

  const grouped = (amount: string) => groupAmount(amount, grouping === "locale" ? locale : "en");
  const sign = symbol ?? signOf(currency, locale);

  /** Shows an amount with the caret behind the same digit; written at once, so that React finds it done and leaves the caret. */
  const show = (amount: string, before: string, isPastSeparator = false) => {
    const input = element.current;
    if (!input) return;
    const text = grouped(amount);
    const caret = caretAfter(text, countBefore(before, before.length)) + (isPastSeparator ? 1 : 0);
    input.value = text;
    input.setSelectionRange(caret, caret);
    if (amount === typed) return;
    setTyped(amount);
    if (toValue(amount) !== toValue(typed)) onValueChange?.(toValue(amount));
  };
  const insert = (before: string, inserted: string, after: string) => {
    const amount = insertInto(before, inserted, after);
    if (amount === undefined) show(typed, before);
    else show(amount, amount.slice(0, amount.length - ungroup(after).length));
    return amount !== undefined;
  };
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType = "", data = null } = nativeEvent instanceof InputEvent ? nativeEvent : {};
    const caret = target.selectionStart ?? target.value.length;
    const [before, after] = [target.value.slice(0, caret), target.value.slice(caret)];
    if (data !== null) {
      insert(before.slice(0, Math.max(0, caret - data.length)), data, after);
    } else if (inputType.startsWith("delete")) {
      const amount = ungroup(target.value);
      // Delete took a comma, which comes back: the caret goes on all the same.
      show(amount, before, inputType === "deleteContentForward" && amount === typed);
    } else {
      show(readAmount(target.value) ?? typed, target.value);
    }
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData("text/plain").trim();
    const isTaken = insert(text.slice(0, selectionStart ?? 0), pasted, text.slice(selectionEnd ?? text.length));
    if (!isTaken) announce(strings.notAnAmount);
  };

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
          ref={element}
          aria-describedby={[`${ids.control}-currency`, controlProps["aria-describedby"]].filter(Boolean).join(" ")}
          className={inputStyle}
          value={grouped(typed)}
          onChange={change}
          onPaste={paste}
          onBlur={(event) => {
            setTyped(padDecimals(typed, decimals));
            onBlur?.(event);
          }}
        />
        <span id={`${ids.control}-currency`} translate="no" className={codeStyle}>
          {currency}
        </span>
        {name !== undefined && <input type="hidden" name={name} disabled={rest.disabled} value={toValue(typed)} />}
      </div>
    </FieldLayout>
  );
}

/** The browser's sign for a currency, unless it is the code again; money of no country has none. */
function signOf(currency: string, locale: string): string | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined;
  const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  const sign = format.formatToParts(0).find(({ type }) => type === "currency")?.value;
  return sign === currency ? undefined : sign;
}
