import type { DataHTMLAttributes, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { fitting } from "../../foundations/layout/fitting.css.ts";
import { assertDecimal } from "../../foundations/numbers/assert-decimal.ts";
import { formatMoney, isDecimal } from "../../foundations/numbers/format.ts";
import { NoValue } from "../../foundations/numbers/no-value.tsx";
import { signStrings } from "../../foundations/strings/money.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { fittingStyle } from "../../foundations/layout/text-width.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { MoneyDigits } from "./MoneyDigits.tsx";
import * as styles from "./MoneyText.css.ts";

export const MONEY_TONES = ["neutral", "gainLoss"] as const;
export type MoneyTone = (typeof MONEY_TONES)[number];
export const MONEY_SIGNS = ["negative", "always"] as const;
export type MoneySign = (typeof MONEY_SIGNS)[number];
export const MONEY_SIZES = ["inherit", 12, 14, 16, 18, 22, 28, 36] as const;
export type MoneySize = (typeof MONEY_SIZES)[number];
export const MONEY_WEIGHTS = ["inherit", "regular", "medium", "semibold", "bold"] as const;
export type MoneyWeight = (typeof MONEY_WEIGHTS)[number];

const MINUS = "\u2212";

export interface MoneyTextProps extends Omit<
  DataHTMLAttributes<HTMLDataElement>,
  ClosedAttributes | "children" | "value"
> {
  /** Decimal string, such as "-1234.50"; null if there is no amount, as for the payout of an open bet. */
  amount: string | null;
  /** Currency symbol, such as "৳". Leave it out in a table whose heading names the currency. @default none */
  symbol?: string;
  /** `gainLoss` is for wins and losses: colour, sign and a word for screen readers. @default "neutral" */
  tone?: MoneyTone;
  /** Whether amounts above zero have a plus sign. @default "always" for `gainLoss`, else "negative" */
  sign?: MoneySign;
  /** Font size in px, at the browser's default text size. @default "inherit" */
  size?: MoneySize;
  /** Weight of the digits. @default "inherit" */
  weight?: MoneyWeight;
  /** Shrinks the text, down to 12 px, if the amount does not fit on one line of a StatCard. @default false */
  fit?: boolean;
  ref?: Ref<HTMLDataElement>;
}

/**
 * An amount of money (R501): two decimals, groups of three, and Latin digits of equal width in every language. The minus is a real minus
 * sign, and a word for screen readers. For the member's balance use `Balance`.
 */
export function MoneyText(props: MoneyTextProps) {
  const { amount, symbol, tone = "neutral", size = "inherit", weight = "inherit", ...others } = props;
  const { sign = tone === "gainLoss" ? "always" : "negative", fit = false, ref, ...rest } = others;
  const { gain, loss, plus, minus } = useStrings(signStrings);
  assertDecimal("MoneyText", amount);
  if (amount === null || !isDecimal(amount)) {
    return (
      <data {...rest} ref={ref} value="" className={styles.money({ size, weight })}>
        <NoValue />
      </data>
    );
  }
  const digits = formatMoney(amount.replace(/^-/, ""));
  const isZero = !/[1-9]/.test(digits);
  const trend = isZero ? "even" : amount.startsWith("-") ? "loss" : "gain";
  const shown = trend === "loss" ? MINUS : trend === "gain" && sign === "always" ? "+" : "";
  const words = tone === "gainLoss" ? { gain, loss } : { gain: plus, loss: minus };
  return (
    <data
      {...rest}
      ref={ref}
      value={amount}
      className={styles.money({ size, weight })}
      data-trend={tone === "gainLoss" ? trend : undefined}
    >
      {shown && trend !== "even" && <VisuallyHidden>{`${words[trend]} `}</VisuallyHidden>}
      {/* Left to right in every language; otherwise the minus would move to the other end. */}
      <span
        className={fit ? `${styles.figure} ${fitting}` : styles.figure}
        style={fit ? fittingStyle(`${shown}${symbol ?? ""}\u00A0${digits}`) : undefined}
        dir="ltr"
        translate="no"
      >
        {shown && <span aria-hidden="true">{shown}</span>}
        {symbol !== undefined && <span className={styles.symbol}>{symbol}</span>}
        <MoneyDigits text={digits} />
      </span>
    </data>
  );
}
