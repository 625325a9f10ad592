import { toNumberText } from "../../foundations/numbers/number-text.ts";

/** A phone number in two parts, both only digits. */
export interface PhoneValue {
  /** Dialling code without the plus: "880". */
  dialingCode: string;
  /** The number as dialled inside the country, with any leading zero. */
  number: string;
}

/** A country's dialling code, and how long its numbers are. */
export interface PhoneNumbers {
  /** Dialling code without the plus: "880". */
  dialingCode: string;
  /** Most digits of a number within the country, without the leading zero. @default what E.164 leaves after the dialling code */
  maxDigits?: number;
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

/** The longest phone number there is, with its dialling code (E.164). */
const E164_DIGITS = 15;

/** Returns the number of a link, and any other text unchanged. */
const numberOf = (text: string): string =>
  LINK_START.test(text) ? text.replace(LINK_START, "").replace(LINK_END, "") : text;

/** Removes the dialling code from digits that are too many for a number within the country: people write "8801712345678" without the plus. */
function withoutCode(digits: string, current: string, offered: readonly PhoneNumbers[]): string {
  const longest = offered.find(({ dialingCode }) => dialingCode === current)?.maxDigits ?? E164_DIGITS - current.length;
  const isWithCode = current !== "" && digits.startsWith(current) && digits.length > longest;
  return isWithCode ? digits.slice(current.length) : digits;
}

/**
 * Parses what was typed or pasted into the number. "+880 1712-345678", "00880…" and "tel:+880…" also set the dialling code, if it is one
 * of those offered; the longest match wins. A number with another dialling code is not read: it would be the number of somebody else.
 * Contact lists put invisible direction marks around a number; they and spaces have no meaning.
 */
export function readPhone(text: string, current: string, offered: readonly PhoneNumbers[]): PhoneReading {
  const written = numberOf(toNumberText(text));
  const digits = written.replaceAll(NOT_DIGITS, "");
  if (!INTERNATIONAL.test(written)) {
    const isWithoutDigits = digits === "" && written !== "";
    return {
      dialingCode: current,
      number: withoutCode(digits, current, offered),
      ...(isWithoutDigits && { problem: "digits" }),
    };
  }
  const whole = digits.replace(/^00/, "");
  const codes = offered.map(({ dialingCode }) => dialingCode).sort((a, b) => b.length - a.length);
  const code = codes.find((one) => whole.startsWith(one));
  if (code === undefined) {
    const isBegun = codes.some((one) => one.startsWith(whole));
    return { dialingCode: current, number: "", problem: isBegun ? "digits" : "code" };
  }
  const number = whole.slice(code.length);
  return { dialingCode: code, number, ...(number === "" && { problem: "digits" }) };
}
