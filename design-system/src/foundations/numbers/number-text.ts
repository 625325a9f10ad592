import { toLatinDigits } from "./digits.ts";
import { type DecimalString, isDecimal } from "./format.ts";

/** The character before the decimals. */
export type DecimalMark = "." | ",";

/** How to parse a text as a number. */
export interface NumberFormat {
  /** Number of decimals that the number may have. */
  decimals: number;
  /** The decimal mark of the language: "." or ",". The other character separates thousands. */
  decimalMark: DecimalMark;
  /** Whether negative numbers are allowed. @default false */
  isSigned?: boolean;
}

/** Result of parsing the text of a field. Numbers are decimal strings. */
export type NumberReading =
  | { kind: "empty" }
  | { kind: "number"; number: DecimalString }
  /** By the language's decimal mark the number has too many decimals; read as a thousands separator, the mark would give this `number`. */
  | { kind: "ambiguous"; number: DecimalString }
  | { kind: "negative" }
  | { kind: "unreadable" };

/** Characters without a meaning between digits: spaces, and invisible marks of direction and width in copied text. */
const INVISIBLE = /[\s\p{Cf}]/gu;
/** The full stop that voice input adds, in the scripts of our languages and their neighbours. */
const FULL_STOP = /(?<=.)[.\u0964\u06D4\u3002]$/u;
const MINUS = /^[-\u2010-\u2015\u2212]|^\(.*\)$/u;
const SIGNS = /^[-\u2010-\u2015\u2212(]|\)$/gu;
/** The Arabic decimal and thousands marks. Each has only one meaning. */
const ARABIC_MARKS = /[\u066B\u066C]/;

const groupsOf = (mark: string) =>
  new RegExp(`^[1-9]\\d{0,2}(?:${mark}\\d{3})+$|^[1-9]\\d?(?:${mark}\\d{2})*${mark}\\d{3}$`);
/** Thousands in groups of three or as in South Asia (12,34,567), for each decimal mark with the separators that go with it. */
const GROUPED: Readonly<Record<DecimalMark, RegExp>> = { ".": groupsOf("[,']"), ",": groupsOf("[.']") };
const DIGITS = /^\d*$/;

const withoutLeadingZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, "");

/** Parses a number with `mark` as its decimal mark. @returns digits with at most one point; undefined if the text has another form */
function readWith(mark: DecimalMark, number: string): string | undefined {
  const [whole = "", decimals = "", ...others] = number.split(mark);
  if (others.length > 0 || !DIGITS.test(decimals) || (whole === "" && decimals === "")) return undefined;
  if (!DIGITS.test(whole) && !GROUPED[mark].test(whole)) return undefined;
  const digits = withoutLeadingZeros(whole.replaceAll(/\D/g, "")) || "0";
  return decimals === "" ? digits : `${digits}.${decimals}`;
}

/** Returns the number of decimals of a number. */
const decimalsIn = (number: string): number => (number.split(".")[1] ?? "").length;

/** Whether a number has too many decimals. Zeros at its end are not counted. */
export const isTooFine = (number: string, decimals: number): boolean =>
  /[1-9]/.test((number.split(".")[1] ?? "").slice(decimals));

/** Converts digits of any script to Latin, removes invisible characters and a full stop at the end, and makes the text lower case. */
export const toNumberText = (text: string): string =>
  toLatinDigits(text.normalize("NFKC"))
    .replaceAll(INVISIBLE, "")
    .replace(FULL_STOP, "")
    .replaceAll("’", "'")
    .toLowerCase();

/** Whether a text starts with a minus sign, or is in brackets as in bookkeeping. */
export const isNegative = (text: string): boolean => MINUS.test(text);

/**
 * Parses the text of a number field, whether typed, pasted or autofilled: "1,234.5", "১,২৩৪.৫০", "1 234,50", "12,34,567". It uses the marks
 * of the language, and those of the other kind only if the language's give no number. A single mark before three digits is ambiguous if the
 * language reads it as a decimal mark. It is then not guessed, unless no decimals are allowed.
 */
export function readNumber(text: string, format: NumberFormat): NumberReading {
  const written = toNumberText(text);
  if (written === "") return { kind: "empty" };
  if (!isNegative(written)) return readUnsigned(written, format);
  if (!format.isSigned) return { kind: "negative" };
  const reading = readUnsigned(written.replaceAll(SIGNS, ""), format);
  return "number" in reading ? readingOf(`-${reading.number}`, reading.kind) : reading;
}

function readUnsigned(text: string, format: NumberFormat): NumberReading {
  if (ARABIC_MARKS.test(text)) return readingOf(readWith(".", text.replaceAll("٬", ",").replaceAll("٫", ".")));
  const otherMark = format.decimalMark === "." ? "," : ".";
  const own = readWith(format.decimalMark, text);
  const other = readWith(otherMark, text);
  if (own === undefined || other === undefined || own === other) return readingOf(own ?? other);
  if (decimalsIn(own) <= format.decimals) return readingOf(own);
  return format.decimals === 0 ? readingOf(other) : readingOf(other, "ambiguous");
}

const readingOf = (number: string | undefined, kind: "number" | "ambiguous" = "number"): NumberReading =>
  number !== undefined && isDecimal(number) ? { kind, number } : { kind: "unreadable" };

/** Returns the reading of a decimal string; "" is empty. */
export const toReading = (number: string): NumberReading => (number === "" ? { kind: "empty" } : readingOf(number));

/** Returns the number of a reading; "" if it has no certain number. */
export const valueOf = (reading: NumberReading): DecimalString | "" =>
  reading.kind === "number" ? reading.number : "";

/** Returns the decimal mark of a language: "," where 1.5 is written "1,5", otherwise ".". */
export const decimalMarkOf = (locale: string): DecimalMark =>
  new Intl.NumberFormat(locale).formatToParts(1.5).some(({ type, value }) => type === "decimal" && value === ",")
    ? ","
    : ".";

const withoutPadding = (value: string): string => (value.includes(".") ? value.replace(/\.?0+$/, "") : value);

/** Whether two decimal strings are the same number, such as "5" and "5.00". */
export const isSameNumber = (one: string, other: string): boolean => withoutPadding(one) === withoutPadding(other);

/** Groups the thousands of a number of any length; the decimals stay as they are. */
export function groupNumber(number: string, locale: string): string {
  const sign = number.startsWith("-") ? "-" : "";
  const [whole = "", ...decimals] = number.slice(sign.length).split(".");
  const format = new Intl.NumberFormat(locale, { numberingSystem: "latn" });
  const grouped = whole === "" ? "" : format.format(BigInt(whole)).replaceAll(/\D/g, ",");
  return sign + [grouped, ...decimals].join(".");
}

/**
 * Formats a number for editing, without groups, which would be wrong after the next key, and without trailing zeros. It has the language's
 * decimal mark, so that it is parsed to the same number.
 */
export const plainNumber = (number: string, decimalMark: DecimalMark): string =>
  (/\.0*$/.test(number) ? number.replace(/\.0*$/, "") : number).replace(".", decimalMark);

/** Whether a text has only one possible reading: only digits, of any script. */
export const isPlain = (text: string): boolean => /^\p{Nd}*$/u.test(text);

/** Characters that stay when groups are removed: sign, digits and decimal mark. */
const KEPT = /[-\d.]/;

/** Converts a caret position in a grouped text to the one in the plain text. */
export const plainCaret = (grouped: string, caret: number): number =>
  Array.from(grouped.slice(0, caret)).filter((letter) => KEPT.test(letter)).length;

/**
 * Applies an edit of a grouped text to the plain text. In the grouped text, its commas would be wrong after the edit: "5,00" would be read
 * as 5.00. Inserted text stays as written.
 * @returns the text and the position of its caret
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
