import { toLatinDigits } from "../../foundations/digits.ts";
import { type DecimalString, isDecimal } from "../../foundations/format.ts";

/** How thousands are grouped: by three everywhere (R501), or as the language of the page does (12,34,567). */
export const MONEY_GROUPINGS = ["thousands", "locale"] as const;
export type MoneyGrouping = (typeof MONEY_GROUPINGS)[number];

/** The character before the decimals. */
export type DecimalMark = "." | ",";

/** How a text is read as an amount. */
export interface AmountFormat {
  /** ISO code of the currency; its code, sign and names may stand beside the number. */
  currency: string;
  /** Decimals that the currency has. */
  decimals: number;
  /** The decimal mark of the language. The other one of "." and "," groups the thousands. */
  decimalMark: DecimalMark;
  /** BCP 47 tag of the language, for the sign of the currency. */
  locale: string;
}

/** What the text of a field says. Amounts are decimal strings. */
export type AmountReading =
  | { kind: "empty" }
  | { kind: "amount"; amount: DecimalString }
  /** The language reads more decimals than the currency has; without a decimal mark it would be `amount`. */
  | { kind: "ambiguous"; amount: DecimalString }
  | { kind: "negative" }
  | { kind: "unreadable" };

/** Names of currencies that people write beside an amount and that `Intl` does not know. */
const CURRENCY_NAMES: Readonly<Record<string, readonly string[]>> = {
  BDT: ["tk.", "tk", "taka", "টাকা"],
  INR: ["rs.", "rs", "rupees", "रुपये", "रु.", "रु"],
  IDR: ["rp.", "rp", "rupiah"],
  PHP: ["p", "piso", "pesos"],
  VND: ["đ", "d", "vnđ", "đồng", "dong"],
};
const SIGN_DISPLAYS = ["code", "symbol", "narrowSymbol"] as const;

/** "500/-" and "500/=" end an amount on paper in South Asia: no coins follow. */
const PAPER_END = /\/[-=]$/;
/** What is between digits without a meaning: spaces, and marks of direction and width that a copied text brings. */
const INVISIBLE = /[\s\p{Cf}]/gu;
const MINUS = /^[-\u2010-\u2015\u2212]|^\(.*\)$/u;
/** The Arabic decimal and thousands marks, which have one meaning each. */
const ARABIC_MARKS = /[\u066B\u066C]/;

const groupsOf = (mark: string) =>
  new RegExp(`^[1-9]\\d{0,2}(?:${mark}\\d{3})+$|^[1-9]\\d?(?:${mark}\\d{2})*${mark}\\d{3}$`);
/** Thousands grouped by threes or as in South Asia (12,34,567), by what groups them beside each decimal mark. */
const GROUPED: Readonly<Record<DecimalMark, RegExp>> = { ".": groupsOf("[,']"), ",": groupsOf("[.']") };
const DIGITS = /^\d*$/;

const withoutLeadingZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, "");

const knownNames = new Map<string, readonly string[]>();

/** Every way to write a currency beside an amount, in lower case, the longest first. Kept, since a field reads at each key. */
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

/** The browser's sign for a currency; undefined for what is no ISO code. */
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

/** The number without the currency before and after it. Another currency stays: 500 of it is another amount. */
function withoutCurrency(text: string, format: AmountFormat): string {
  const names = namesOf(format);
  const before = names.find((name) => text.startsWith(name)) ?? "";
  const rest = text.slice(before.length);
  const after = names.find((name) => rest.endsWith(name)) ?? "";
  return rest.slice(0, rest.length - after.length);
}

/** Reads a number whose decimals begin at `mark`. @returns digits with at most one point; undefined where it is written otherwise */
function readWith(mark: DecimalMark, number: string): string | undefined {
  const [whole = "", decimals = "", ...others] = number.split(mark);
  if (others.length > 0 || !DIGITS.test(decimals) || (whole === "" && decimals === "")) return undefined;
  if (!DIGITS.test(whole) && !GROUPED[mark].test(whole)) return undefined;
  const digits = withoutLeadingZeros(whole.replaceAll(/\D/g, "")) || "0";
  return decimals === "" ? digits : `${digits}.${decimals}`;
}

/** How many decimals an amount has. */
const decimalsIn = (amount: string): number => (amount.split(".")[1] ?? "").length;

/** An amount is finer than its currency. Zeros at its end count for nothing. */
export const isTooFine = (amount: string, decimals: number): boolean =>
  /[1-9]/.test((amount.split(".")[1] ?? "").slice(decimals));

/**
 * Reads the text of an amount field, in whatever way it came there: "1,234.5", "১,২৩৪.৫০", "৳ 1 234,50", "12,34,567/-". It is read by
 * the marks of the language; by the other's only where the language's give no number. A single mark before three digits that the language
 * takes for a decimal mark is not guessed, unless the currency has no decimals.
 */
export function readAmount(text: string, format: AmountFormat): AmountReading {
  const written = toLatinDigits(text.normalize("NFKC")).replaceAll(INVISIBLE, "").replaceAll("’", "'").toLowerCase();
  if (written === "") return { kind: "empty" };
  const number = withoutCurrency(written.replace(PAPER_END, ""), format);
  if (MINUS.test(written) || MINUS.test(number)) return { kind: "negative" };
  if (ARABIC_MARKS.test(number)) return readingOf(readWith(".", number.replaceAll("٬", ",").replaceAll("٫", ".")));
  const otherMark = format.decimalMark === "." ? "," : ".";
  const own = readWith(format.decimalMark, number);
  const other = readWith(otherMark, number);
  if (own === undefined || other === undefined || own === other) return readingOf(own ?? other);
  if (decimalsIn(own) <= format.decimals) return readingOf(own);
  return format.decimals === 0 ? readingOf(other) : readingOf(other, "ambiguous");
}

const readingOf = (amount: string | undefined, kind: "amount" | "ambiguous" = "amount"): AmountReading =>
  amount !== undefined && isDecimal(amount) ? { kind, amount } : { kind: "unreadable" };

/** The reading of a decimal string, "" for none. */
export const toReading = (amount: string): AmountReading => (amount === "" ? { kind: "empty" } : readingOf(amount));

/** The amount of a reading, "" where it has none that counts. */
export const valueOf = (reading: AmountReading): DecimalString | "" =>
  reading.kind === "amount" ? reading.amount : "";

/** The decimal mark of a language: "," where it writes 1,5, else ".". */
export const decimalMarkOf = (locale: string): DecimalMark =>
  new Intl.NumberFormat(locale).formatToParts(1.5).some(({ type, value }) => type === "decimal" && value === ",")
    ? ","
    : ".";

const withoutPadding = (value: string): string => (value.includes(".") ? value.replace(/\.?0+$/, "") : value);

/** Whether two decimal strings are one amount: "5" and "5.00" are. */
export const isSameAmount = (one: string, other: string): boolean => withoutPadding(one) === withoutPadding(other);

/**
 * Fills up the decimals: "5" and "5.5" become "5.00" and "5.50". What has more keeps them, since nothing typed is lost, but for zeros:
 * "5.00" of a currency without decimals is "5". What is no decimal string is "".
 */
export function padDecimals(amount: string, decimals: number): string {
  if (!isDecimal(amount)) return "";
  const [whole = "", rest = ""] = amount.split(".");
  const finer = rest.slice(decimals).replace(/0+$/, "");
  const fraction = rest.slice(0, decimals).padEnd(decimals, "0") + finer;
  return fraction === "" ? whole : `${whole}.${fraction}`;
}

/** Groups the thousands of an amount of any length, and leaves its decimals. */
export function groupAmount(amount: string, locale: string): string {
  const [whole = "", ...decimals] = amount.split(".");
  const format = new Intl.NumberFormat(locale, { numberingSystem: "latn" });
  const grouped = whole === "" ? "" : format.format(BigInt(whole)).replaceAll(/\D/g, ",");
  return [grouped, ...decimals].join(".");
}

/**
 * The amount as one edits it: no groups, which would be wrong after the next key, and no zeros as decimals. Its decimal mark is the
 * language's, so that it is read as it was.
 */
export const plainAmount = (amount: string, decimalMark: DecimalMark): string =>
  (/\.0*$/.test(amount) ? amount.replace(/\.0*$/, "") : amount).replace(".", decimalMark);

/** A text that can be read in one way only: digits of any script. */
export const isPlain = (text: string): boolean => /^\p{Nd}*$/u.test(text);

/** Digits and the decimal mark, which stay when groups go. */
const KEPT = /[\d.]/;

/** Where a caret of a grouped text is in the plain one. */
export const plainCaret = (grouped: string, caret: number): number =>
  Array.from(grouped.slice(0, caret)).filter((letter) => KEPT.test(letter)).length;

/**
 * An edit of a grouped text, as an edit of the plain one: its commas would be wrong after it ("5,00" would be 5.00). What was inserted
 * stays as it was written.
 * @returns the text and where its caret is
 */
export function plainEdit(grouped: string, edited: string, decimalMark: DecimalMark): { text: string; caret: number } {
  const most = Math.min(grouped.length, edited.length);
  let start = 0;
  while (start < most && grouped[start] === edited[start]) start += 1;
  let end = 0;
  while (end < most - start && grouped.at(-1 - end) === edited.at(-1 - end)) end += 1;
  const toPlain = (kept: string) => kept.replaceAll(",", "").replace(".", decimalMark);
  const before = toPlain(edited.slice(0, start)) + edited.slice(start, edited.length - end);
  return { text: before + toPlain(edited.slice(edited.length - end)), caret: before.length };
}
