import { currencySymbolOf, unitsPerTaka } from "../site/merchants.ts";

const AMOUNT = /¤(=?)([\d,]+\.\d\d)/g;
const money = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * Writes the amounts of a text in a currency, so that no merchant shows another one's. `¤500.00` is an amount in taka, which is converted.
 * `¤=500.00` has the same digits in every currency.
 */
export const withMoney = (text: string, currency: string): string =>
  text.replaceAll(AMOUNT, (_match, isFixed: string, digits: string) => {
    const amount = Number(digits.replaceAll(",", "")) * (isFixed ? 1 : unitsPerTaka(currency));
    return `${currencySymbolOf(currency)}\u00A0${money.format(amount)}`;
  });
