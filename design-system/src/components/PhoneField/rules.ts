import { toLatinDigits } from "../../foundations/digits.ts";

/** A phone number in its two parts, both digits alone. */
export interface PhoneValue {
  /** Without the plus: "880". */
  dialingCode: string;
  /** As it is dialled inside the country, whatever zero it begins with. */
  number: string;
}

/** What may stand in a written number besides digits. */
const NOT_DIGITS = /\D/g;
const INTERNATIONAL = /^\s*(?:\+|00)/;

/** The digits of a number as it is typed: "০১৭১২-৩৪৫" becomes "01712345". */
export const digitsOf = (text: string): string => toLatinDigits(text).replaceAll(NOT_DIGITS, "");

/**
 * Reads what is typed or pasted into the number: "+880 1712-345678" and "00880…" bring their dialling code with them, where it is one
 * of those offered (the longest that fits).
 */
export function readPhone(text: string, current: string, offered: readonly string[]): PhoneValue {
  const isInternational = INTERNATIONAL.test(toLatinDigits(text));
  const digits = digitsOf(text);
  const whole = isInternational ? digits.replace(/^00/, "") : digits;
  const code = [...offered].sort((a, b) => b.length - a.length).find((one) => whole.startsWith(one));
  return isInternational && code !== undefined
    ? { dialingCode: code, number: whole.slice(code.length) }
    : { dialingCode: current, number: digits };
}
