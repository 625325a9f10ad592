import { toNumberText } from "../../foundations/numbers/number-text.ts";

/** A phone number in two parts, both only digits. */
export interface PhoneValue {
  /** Dialling code without the plus: "880". */
  dialingCode: string;
  /** The number as dialled inside the country, with any leading zero. */
  number: string;
}

/** What was read from a text. */
export interface PhoneReading extends PhoneValue {
  /** "code" if the text begins with a dialling code that is not offered, "digits" if it has no number. */
  problem?: "code" | "digits";
}

/** Characters other than digits that a written number may contain. */
const NOT_DIGITS = /\D/g;
/** A link, such as "tel:+8801712345678;ext=12": what comes before and after its number. */
const LINK_START = /^tel:/;
const LINK_END = /;.*$/;
/** A plus or two zeros, also in brackets: "(+880) 1712". */
const INTERNATIONAL = /^\(*(?:\+|00)/;

/** Returns the number of a link, and any other text unchanged. */
const numberOf = (text: string): string =>
  LINK_START.test(text) ? text.replace(LINK_START, "").replace(LINK_END, "") : text;

/**
 * Parses what was typed or pasted into the number. "+880 1712-345678", "00880…" and "tel:+880…" also set the dialling code, if it is one
 * of those offered; the longest match wins. A number with another dialling code is not read: it would be the number of somebody else.
 * Contact lists put invisible direction marks around a number; they and spaces have no meaning.
 */
export function readPhone(text: string, current: string, offered: readonly string[]): PhoneReading {
  const written = numberOf(toNumberText(text));
  const digits = written.replaceAll(NOT_DIGITS, "");
  if (!INTERNATIONAL.test(written)) {
    const isWithoutDigits = digits === "" && written !== "";
    return { dialingCode: current, number: digits, ...(isWithoutDigits && { problem: "digits" }) };
  }
  const whole = digits.replace(/^00/, "");
  const code = [...offered].sort((a, b) => b.length - a.length).find((one) => whole.startsWith(one));
  if (code === undefined) {
    const isBegun = offered.some((one) => one.startsWith(whole));
    return { dialingCode: current, number: "", problem: isBegun ? "digits" : "code" };
  }
  const number = whole.slice(code.length);
  return { dialingCode: code, number, ...(number === "" && { problem: "digits" }) };
}
