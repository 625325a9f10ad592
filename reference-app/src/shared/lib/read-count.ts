import { toLatinDigits } from "@lobbykit/design-system/foundations/digits";

/** Thousands by threes, or as in South Asia. A comma elsewhere is no mark of thousands, and is not guessed. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;
const WHOLE = /^\d{1,9}$/;

/** A whole number as people type it, in the digits of their language and with thousands marked or not; undefined for what is none. */
export function readCount(typed: string): number | undefined {
  const written = toLatinDigits(typed).trim();
  const text = GROUPED.test(written) ? written.replaceAll(",", "") : written;
  return WHOLE.test(text) ? Number.parseInt(text, 10) : undefined;
}
