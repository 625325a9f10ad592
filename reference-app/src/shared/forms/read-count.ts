import { readNumber, valueOf } from "@lobbykit/design-system/foundations/number-text";

const WHOLE = /^\d{1,9}$/;

/**
 * Reads a typed whole number, in the digits of any language and with or without thousands separators. A mark before three digits separates
 * thousands in every language, because a whole number has no decimals. Undefined when it is not a whole number.
 */
export function readCount(typed: string): number | undefined {
  const text = valueOf(readNumber(typed, { decimals: 0, decimalMark: "." }));
  return WHOLE.test(text) ? Number.parseInt(text, 10) : undefined;
}
