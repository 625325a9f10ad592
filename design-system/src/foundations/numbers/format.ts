/** A number as text, "1234.50": money never becomes a float. */
export type DecimalString = `${number}`;

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Whether a text is a plain decimal number: digits, an optional point, an optional minus. */
export function isDecimal(text: string): text is DecimalString {
  return DECIMAL.test(text);
}

// R501: two decimals, groups of three and Latin digits in every language. Zero has no sign, even if it is given as "-0".
const money = new Intl.NumberFormat("en", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: "negative",
});
const count = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const MINUS = "\u2212";

const withTrueMinus = (text: string) => text.replace("-", MINUS);

/**
 * Formats an amount by R501: "1234.5" becomes "1,234.50".
 * @param amount decimal string of any length. The result is exact, because Intl reads the digits of the string.
 * @throws RangeError if the text is no decimal number.
 */
export function formatMoney(amount: string, options: { sign?: "negative" | "always" } = {}): string {
  if (!isDecimal(amount)) throw new RangeError(`"${amount}" is not a decimal number.`);
  const text = money.format(amount);
  const isPositive = !amount.startsWith("-") && /[1-9]/.test(amount);
  return options.sign === "always" && isPositive ? `+${text}` : withTrueMinus(text);
}

/** Formats a whole number in groups of three: 12345 becomes "12,345". */
export function formatCount(value: number | bigint): string {
  return withTrueMinus(count.format(value));
}

const ALMOST_WHOLE = 0.99;
const percent = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 0 });

/** Formats a fraction of 1 as whole per cent: 0.4567 becomes "46%". Only 1 itself becomes "100%". */
export function formatPercent(share: number): string {
  return percent.format(share < 1 ? Math.min(share, ALMOST_WHOLE) : share);
}
