const DIGIT = /\p{Nd}/u;
const BASE = 10;

/**
 * Converts one digit to 0–9. In Unicode, the digits of a script are ten consecutive characters from zero to nine. Mathematical digits have
 * several such rows, one after the other.
 */
function toLatinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % BASE);
}

/** Converts the digits of any script to 0–9 (R501): "১২৩" becomes "123". Other characters stay. */
export const toLatinDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, toLatinDigit);
