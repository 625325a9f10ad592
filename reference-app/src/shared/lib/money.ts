import { formatMoney } from "@lobbykit/design-system/foundations/format";

const symbols = new Map<string, string>();

/** The short sign of a currency, such as ৳ for BDT; the code itself where there is none. Asked for once: it costs as much as a row of a list. */
export function currencySymbol(currency: string): string {
  const known = symbols.get(currency);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === "currency")?.value ?? currency;
  symbols.set(currency, symbol);
  return symbol;
}

/** An amount (decimal string) with its currency's sign (R501). */
export const moneyText = (amount: string, currency: string): string =>
  `${currencySymbol(currency)} ${formatMoney(amount)}`;
