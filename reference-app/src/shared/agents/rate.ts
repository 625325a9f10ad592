import { toLatinDigits } from "@lobbykit/design-system/foundations/digits";

const RATE = /^\d{1,3}(?:\.\d{1,2})?$/;

/** A rate in percent as the contract takes it, from what was typed in any script; undefined for what is none. */
export function readRate(typed: string): string | undefined {
  const text = toLatinDigits(typed).trim().replace(/\s*%$/, "").replace(",", ".");
  return RATE.test(text) ? text : undefined;
}
