import { readNumber, toNumberText, valueOf } from "@lobbykit/design-system/foundations/number-text";

const RATE = /^\d{1,3}(?:\.\d{1,2})?$/;

/**
 * Reads a typed percentage, in any script, as the contract's decimal string. It uses the same rule as the amount fields. Undefined when it
 * is not a number, or is ambiguous.
 */
export function readRate(typed: string): string | undefined {
  const number = toNumberText(typed).replace(/[%\u066A]$/u, "");
  const text = valueOf(readNumber(number, { decimals: 2, decimalMark: "." }));
  return RATE.test(text) ? text : undefined;
}
