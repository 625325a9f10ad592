import { MoneyText, type MoneyTextProps } from "@lobbykit/design-system/MoneyText";
import { currencySymbol } from "./money-text.ts";

const symbols = new Map<string, string>();

/** A currency's sign, cached because the look-up costs as much as rendering a row. */
function symbolOf(currency: string): string {
  const symbol = symbols.get(currency) ?? currencySymbol(currency);
  symbols.set(currency, symbol);
  return symbol;
}

/** An amount with the sign of its currency. */
export const Money = ({ currency, ...text }: Omit<MoneyTextProps, "symbol"> & { currency: string }) => (
  <MoneyText {...text} symbol={symbolOf(currency)} />
);
