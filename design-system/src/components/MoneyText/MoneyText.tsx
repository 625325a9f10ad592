import type { DataHTMLAttributes, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { fitting } from "../../foundations/fitting.css.ts";
import { formatMoney } from "../../foundations/format.ts";
import { noValueStrings, signStrings } from "../../foundations/strings/money.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { fittingStyle } from "../../foundations/text-width.ts";
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
  /** Decimal string, such as "-1234.50"; null where there is no amount, as the payout of an open bet. */
  amount: string | null;
  /** Symbol of the currency, such as "৳"; a table that names it in its heading leaves it out. @default none */
  symbol?: string;
  /** `gainLoss` for what was won or lost: colour, sign and a word that is read. @default "neutral" */
  tone?: MoneyTone;
  /** Whether amounts above zero carry a plus. @default "always" for `gainLoss`, else "negative" */
  sign?: MoneySign;
  /** In px at the browser's own text size. @default "inherit" */
  size?: MoneySize;
  /** Of its digits. @default "inherit" */
  weight?: MoneyWeight;
  /** Smaller, down to 12 px, where one line of a StatCard is too short for it. @default false */
  fit?: boolean;
  ref?: Ref<HTMLDataElement>;
}

/**
 * An amount of money (R501): two decimals, groups of three, tabular Latin digits in every language. The sign is a true minus for the
 * eye and a word for the ear. The balance of the member is a `Balance`.
 */
export function MoneyText(props: MoneyTextProps) {
  const { amount, symbol, tone = "neutral", size = "inherit", weight = "inherit", ...others } = props;
  const { sign = tone === "gainLoss" ? "always" : "negative", fit = false, ref, ...rest } = others;
  const { noValue } = useStrings(noValueStrings);
  const { gain, loss, plus, minus } = useStrings(signStrings);
  if (amount === null) {
    return (
      <data {...rest} ref={ref} value="" className={styles.money({ size, weight })}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{noValue}</VisuallyHidden>
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
      {/* Left to right in every language: else a minus wanders to the other end. */}
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
