import {
  type InputHTMLAttributes,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { useLocale } from "react-aria/I18nProvider";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { announce } from "../../foundations/announce.ts";
import type { DecimalString } from "../../foundations/format.ts";
import { moneyFieldStrings } from "../../foundations/strings/fields.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { useFormReset } from "../../foundations/use-form-reset.ts";
import { fieldFrame } from "../TextField/field.css.ts";
import { FieldLayout, type FieldTexts, useField } from "../TextField/FieldParts.tsx";
import { code as codeStyle, input as inputStyle, symbol as symbolStyle } from "./MoneyField.css.ts";
import {
  type AmountReading,
  decimalMarkOf,
  groupAmount,
  isPlain,
  isSameAmount,
  isTooFine,
  type MoneyGrouping,
  padDecimals,
  plainAmount,
  plainCaret,
  plainEdit,
  readAmount,
  signOf,
  toReading,
  valueOf,
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

/** What is in the field. */
interface Shown {
  text: string;
  /** The amount that the field wrote there itself; undefined for a text that has to be read. */
  amount: string | undefined;
}

/**
 * An amount of money. What is typed stays as it is while one types, in digits of any script; each change is read as a whole, so that
 * typed, composed, pasted and filled in texts give the same decimal string. When the field is left, the amount is grouped and its
 * decimals are filled up; a text that is no amount stays, and the field says why. Least and most are the form's to say.
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
  const strings = useStrings(moneyFieldStrings);
  const { locale } = useLocale();
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current);
  const decimalMark = decimalMarkOf(locale);
  const grouped = (amount: string) => groupAmount(padDecimals(amount, decimals), grouping === "locale" ? locale : "en");
  const read = (text: string) => readAmount(text, { currency, decimals, decimalMark, locale });
  const write = (known: string, isPlainText: boolean): Shown => {
    const amount = padDecimals(known, decimals);
    return { text: isPlainText ? plainAmount(amount, decimalMark) : grouped(amount), amount };
  };
  const [shown, setShown] = useState(() => write(value ?? defaultValue, false));
  const [isEdited, setIsEdited] = useState(false);
  const reading = shown.amount === undefined ? read(shown.text) : toReading(shown.amount);
  const amount = valueOf(reading);
  // The owner's word counts.
  if (value !== undefined && !isSameAmount(padDecimals(value, decimals), amount)) setShown(write(value, isEdited));
  useFormReset(element, () => setShown(write(value ?? defaultValue, false)));

  const problem = problemOf(reading, strings, decimals, grouped);
  useEffect(() => element.current?.setCustomValidity(problem ?? ""), [problem]);
  // Nobody is interrupted half-way through an amount.
  const shownProblem = isEdited ? undefined : problem;
  const { ids, error, controlProps } = useField({ id, name, description, error: shownProblem ?? ownError });
  const sign = symbol ?? ownSign(currency, locale);

  /** Shows a text with the caret in its place; written at once, so that React finds it done and leaves the caret. */
  const show = (next: Shown, start: number, end = start) => {
    setShown(next);
    if (!element.current) return;
    element.current.value = next.text;
    element.current.setSelectionRange(start, end);
  };
  const isGrouped = shown.amount !== undefined && shown.text === grouped(shown.amount);
  const change = (text: string) => {
    const edit = isGrouped ? plainEdit(shown.text, text, decimalMark) : { text, caret: undefined };
    const next = { text: edit.text, amount: undefined };
    if (edit.caret === undefined || edit.text === text) setShown(next);
    else show(next, edit.caret);
    const nextAmount = valueOf(read(edit.text));
    if (nextAmount !== amount) onValueChange?.(nextAmount);
  };
  const showPlain = useEffectEvent(() => {
    if (!isGrouped || !element.current) return;
    const { selectionStart, selectionEnd } = element.current;
    const plain = write(amount, true);
    const caretOf = (caret: number | null) =>
      Math.min(plainCaret(shown.text, caret ?? shown.text.length), plain.text.length);
    show(plain, caretOf(selectionStart), caretOf(selectionEnd));
  });
  useEffect(() => {
    // Browsers set the selection of a field after it has the focus.
    const timer = isEdited ? setTimeout(showPlain) : undefined;
    return () => clearTimeout(timer);
  }, [isEdited]);
  const leave = () => {
    setIsEdited(false);
    if (problem !== undefined) announce(problem);
    // What was typed with marks is said as it was read; it is shown so, too.
    else if (shown.amount === undefined && amount !== "" && !isPlain(shown.text))
      announce(`${grouped(amount)} ${currency}`);
    if (amount !== "") setShown(write(amount, false));
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
          value={shown.text}
          onChange={({ target }) => change(target.value)}
          onFocus={(event) => {
            setIsEdited(true);
            onFocus?.(event);
          }}
          onBlur={(event) => {
            leave();
            onBlur?.(event);
          }}
        />
        <span id={`${ids.control}-currency`} translate="no" className={codeStyle}>
          {currency}
        </span>
        {name !== undefined && <input type="hidden" name={name} disabled={rest.disabled} value={amount} />}
      </div>
    </FieldLayout>
  );
}

/** What is wrong with a text; undefined for an amount and for none. */
function problemOf(
  reading: AmountReading,
  strings: Readonly<Record<keyof typeof moneyFieldStrings.en, string>>,
  decimals: number,
  grouped: (amount: string) => string,
): string | undefined {
  if (reading.kind === "ambiguous")
    return fill(strings.ambiguousAmount, { amount: grouped(reading.amount), digits: reading.amount });
  if (reading.kind === "negative") return strings.negativeAmount;
  if (reading.kind === "unreadable") return strings.notAnAmount;
  if (reading.kind === "empty" || !isTooFine(reading.amount, decimals)) return undefined;
  return decimals === 0 ? strings.wholeAmount : fill(strings.tooManyDecimals, { count: decimals });
}

/** The browser's sign for a currency, unless it is the code again; money of no country has none. */
function ownSign(currency: string, locale: string): string | undefined {
  const sign = signOf(currency, locale, "narrowSymbol");
  return sign === currency ? undefined : sign;
}
