import { toLatinDigits } from "@lobbykit/design-system/foundations/digits";

const RATE = /^\d{1,3}(?:\.\d{1,2})?$/;

/** Reads a typed percentage, in any script, as the contract's decimal string. Undefined when it is not a number. */
export function readRate(typed: string): string | undefined {
  const text = toLatinDigits(typed).trim().replace(/\s*%$/, "").replace(",", ".");
  return RATE.test(text) ? text : undefined;
}
