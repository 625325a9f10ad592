import { useTranslation } from "react-i18next";
import { Progress } from "@lobbykit/design-system/Progress";
import { Text } from "@lobbykit/design-system/Text";
import { formatCount } from "@lobbykit/design-system/foundations/format";
import { dateLocale } from "../i18n/language.ts";
import { Money } from "../money/amounts/money.tsx";
import { moneyText } from "../money/amounts/money-text.ts";
import { hundredthsOf } from "./rules.ts";

export interface AmountProps {
  /** Decimal string, negative for losses and outgoing money; null when there is none yet. */
  amount: string | null;
  currency: string;
  /** Whether incoming money and wins have a plus sign. @default false */
  isSigned?: boolean;
  /** Font size for a figure in a StatCard. @default the surrounding text's */
  size?: 18;
}

/** An amount in a record. Gains and losses have no colour; only the sign differs (D15). */
export const Amount = ({ amount, currency, isSigned = false, size }: AmountProps) => (
  <Money
    amount={amount}
    currency={currency}
    sign={isSigned ? "always" : "negative"}
    {...(size && { size, fit: true })}
  />
);

/** A count in a StatCard, as large as the amounts beside it. Two fit side by side on a phone. */
export const Count = ({ count }: { count: number }) => (
  <Text as="span" size={18}>
    {formatCount(count)}
  </Text>
);

/** Formats parts of a day in the reader's language. A day has no time zone. */
const dayParts = (day: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(dateLocale(), { ...parts, timeZone: "UTC", numberingSystem: "latn" }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

/** A day below a chart: "21 Nov". The period above names the year. */
export const dayLabel = (day: string): string => dayParts(day, { day: "numeric", month: "short" });

/** The month of a day: "Nov 2026". */
export const monthText = (day: string): string => dayParts(day, { year: "numeric", month: "short" });

/** Progress of a wagering requirement, as amounts and a bar. */
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
