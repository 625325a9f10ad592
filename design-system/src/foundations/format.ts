/** A number as text, "1234.50": money never passes through a float. */
export type DecimalString = `${number}`;

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Tells whether a text is a plain decimal number: digits, one optional point, an optional minus. */
export function isDecimal(text: string): text is DecimalString {
  return DECIMAL.test(text);
}

// R501: two decimals, groups of three and Latin digits in every language.
// Nothing owed is no debt: zero has no sign, however it is written.
const money = new Intl.NumberFormat("en", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: "negative",
});
const count = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const MINUS = "\u2212";

const withTrueMinus = (text: string) => text.replace("-", MINUS);

/**
 * Writes an amount as R501 says: "1234.5" becomes "1,234.50".
 * @param amount decimal string of any length; exact, since Intl reads the digits.
 * @throws RangeError when the text is no decimal number.
 */
export function formatMoney(amount: string, options: { sign?: "negative" | "always" } = {}): string {
  if (!isDecimal(amount)) throw new RangeError(`"${amount}" is not a decimal number.`);
  const text = money.format(amount);
  const isPositive = !amount.startsWith("-") && /[1-9]/.test(amount);
  return options.sign === "always" && isPositive ? `+${text}` : withTrueMinus(text);
}

/** Writes a whole number in groups of three: 12345 becomes "12,345". */
export function formatCount(value: number | bigint): string {
  return withTrueMinus(count.format(value));
}

const ALMOST_WHOLE = 0.99;
const percent = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 0 });

/** Writes a share of one in whole per cent: 0.4567 becomes "46%"; only what is whole becomes "100%". */
export function formatPercent(share: number): string {
  return percent.format(share < 1 ? Math.min(share, ALMOST_WHOLE) : share);
}
