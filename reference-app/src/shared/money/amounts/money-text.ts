import { formatMoney } from "@lobbykit/design-system/foundations/format";

/** The short sign of a currency, such as ৳ for BDT; the code when there is none. */
export function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  }).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

/** Keeps a sign and its amount on one line. */
const NO_BREAK_SPACE = "\u00A0";

/** An amount (decimal string) with its currency's sign (R501). */
export const moneyText = (amount: string, currency: string): string =>
  `${currencySymbol(currency)}${NO_BREAK_SPACE}${formatMoney(amount)}`;
