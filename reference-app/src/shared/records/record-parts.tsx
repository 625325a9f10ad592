import { useTranslation } from "react-i18next";
import { MoneyText } from "@lobbykit/design-system/MoneyText";
import { Progress } from "@lobbykit/design-system/Progress";
import { Text } from "@lobbykit/design-system/Text";
import { formatCount } from "@lobbykit/design-system/foundations/format";
import { dateLocale } from "../i18n/language.ts";
import { currencySymbol, moneyText } from "../lib/money.ts";
import { hundredthsOf } from "./rules.ts";

export interface AmountProps {
  /** Decimal string; below zero for what was lost or went out; null where there is none yet. */
  amount: string | null;
  currency: string;
  /** What came in or was won carries a plus. @default false */
  isSigned?: boolean;
  /** A figure that stands alone, in a StatCard. @default that of the text around */
  size?: 18;
}

const symbols = new Map<string, string>();

/** A currency's sign, found once: finding it costs as much as a row of a list. */
function symbolOf(currency: string): string {
  const symbol = symbols.get(currency) ?? currencySymbol(currency);
  symbols.set(currency, symbol);
  return symbol;
}

/** An amount of a record. A gain is no cause for colour, nor a loss for an alarm: the sign tells (D15). */
export const Amount = ({ amount, currency, isSigned = false, size }: AmountProps) => (
  <MoneyText
    amount={amount}
    symbol={symbolOf(currency)}
    sign={isSigned ? "always" : "negative"}
    {...(size && { size, fit: true })}
  />
);

/** A number that stands alone, as large as the amounts beside it: two of them stand side by side on a phone. */
export const Count = ({ count }: { count: number }) => (
  <Text as="span" size={18}>
    {formatCount(count)}
  </Text>
);

/** Parts of a day, which has no time of its own, in the words of the reader. */
const dayParts = (day: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(dateLocale(), { ...parts, timeZone: "UTC", numberingSystem: "latn" }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

/** A day under a chart, whose year the period above tells: "21 Nov". */
export const dayLabel = (day: string): string => dayParts(day, { day: "numeric", month: "short" });

/** The month of a day: "Nov 2026". */
export const monthText = (day: string): string => dayParts(day, { year: "numeric", month: "short" });

/** How much of the wanted stakes has been played, in amounts and as a bar. */
export function WagerProgress({ done, all, currency }: { done: string; all: string; currency: string }) {
  const { t } = useTranslation();
  const [doneHundredths, allHundredths] = [Number(hundredthsOf(done)), Number(hundredthsOf(all))];
  return (
    <Progress
      label={t("records.wagerOf", { done: moneyText(done, currency), all: moneyText(all, currency) })}
      value={Math.min(doneHundredths, allHundredths)}
      max={Math.max(1, allHundredths)}
    />
  );
}
