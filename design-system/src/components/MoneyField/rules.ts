import { isDecimal } from "../../foundations/numbers/format.ts";
import {
  isNegative,
  type NumberFormat,
  type NumberReading,
  readNumber,
  toNumberText,
} from "../../foundations/numbers/number-text.ts";

/** Grouping of digits: in threes everywhere (R501), or by the rules of the page's language (12,34,567). */
export const MONEY_GROUPINGS = ["thousands", "locale"] as const;
export type MoneyGrouping = (typeof MONEY_GROUPINGS)[number];

/** How to parse a text as an amount. */
export interface AmountFormat extends NumberFormat {
  /** ISO code of the currency. Its code, symbol and names are allowed beside the number. */
  currency: string;
  /** BCP 47 tag of the language, for the currency symbol. */
  locale: string;
}

/** Names of currencies that people write beside an amount, but that `Intl` does not know. */
const CURRENCY_NAMES: Readonly<Record<string, readonly string[]>> = {
  BDT: ["tk.", "tk", "taka", "টাকা"],
  INR: ["rs.", "rs", "rupees", "रुपये", "रु.", "रु"],
  IDR: ["rp.", "rp", "rupiah"],
  PHP: ["p", "piso", "pesos"],
  VND: ["đ", "d", "vnđ", "đồng", "dong"],
};
const SIGN_DISPLAYS = ["code", "symbol", "narrowSymbol"] as const;

/** In South Asia, handwritten amounts end with "/-" or "/=": "500/-" means that no coins follow. */
const PAPER_END = /\/[-=]$/;
const knownNames = new Map<string, readonly string[]>();

/**
 * Returns every way to write a currency beside an amount, in lower case, the longest first. Cached, because a field parses its text at each
 * key press.
 */
function namesOf({ currency, locale }: AmountFormat): readonly string[] {
  const key = `${currency} ${locale}`;
  const names = knownNames.get(key) ?? findNames(currency, locale);
  knownNames.set(key, names);
  return names;
}

function findNames(currency: string, locale: string): string[] {
  const signs = SIGN_DISPLAYS.flatMap((display) => signOf(currency, locale, display) ?? []);
  const names = [currency, ...signs, ...(CURRENCY_NAMES[currency] ?? [])].map((name) => name.toLowerCase());
  return [...new Set(names)].sort((one, other) => other.length - one.length);
}

/** The browser's symbol for a currency; undefined if the code is not an ISO code. */
export const signOf = (
  currency: string,
  locale: string,
  currencyDisplay: (typeof SIGN_DISPLAYS)[number],
): string | undefined =>
  /^[A-Z]{3}$/.test(currency)
    ? new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay })
        .formatToParts(0)
        .find(({ type }) => type === "currency")?.value
    : undefined;

/** Removes the currency before and after the number. Another currency stays in the text, because 500 of it is another amount. */
function withoutCurrency(text: string, format: AmountFormat): string {
  const names = namesOf(format);
  const before = names.find((name) => text.startsWith(name)) ?? "";
  const rest = text.slice(before.length);
  const after = names.find((name) => rest.endsWith(name)) ?? "";
  return rest.slice(0, rest.length - after.length);
}

/** Parses the text of an amount field like `readNumber`, with the currency before or after it: "৳ 1 234,50", "12,34,567/-". */
export function readAmount(text: string, format: AmountFormat): NumberReading {
  const written = toNumberText(text);
  if (written === "") return { kind: "empty" };
  if (isNegative(written)) return { kind: "negative" };
  const number = withoutCurrency(written.replace(PAPER_END, ""), format);
  // A currency without a number is not an amount.
  return number === "" ? { kind: "unreadable" } : readNumber(number, format);
}

/**
 * Adds missing decimals: "5" and "5.5" become "5.00" and "5.50". Extra decimals stay, so that nothing typed is lost, unless they are zeros:
 * "5.00" in a currency without decimals becomes "5". A text that is no decimal string becomes "".
 */
export function padDecimals(amount: string, decimals: number): string {
  if (!isDecimal(amount)) return "";
  const [whole = "", rest = ""] = amount.split(".");
  const finer = rest.slice(decimals).replace(/0+$/, "");
  const fraction = rest.slice(0, decimals).padEnd(decimals, "0") + finer;
  return fraction === "" ? whole : `${whole}.${fraction}`;
}
