import type { Hue } from "../../theme/hue.ts";

// Written out: the module of the hues makes styles, which has no place at run time.
export const HUES_OF_NAMES = [
  "accent",
  "slots",
  "live",
  "sports",
  "fishing",
  "lottery",
  "poker",
  "bingo",
  "cockfight",
  "yb",
  "mini",
] as const satisfies readonly Hue[];

const MULTIPLIER = 31;
const MODULUS = 2 ** 32;

/** The hue of a name: the same everywhere and always, different for most. */
export function hueOfName(name: string): Hue {
  let sum = 0;
  for (const letter of name) sum = (sum * MULTIPLIER + (letter.codePointAt(0) ?? 0)) % MODULUS;
  return HUES_OF_NAMES[sum % HUES_OF_NAMES.length] ?? "accent";
}
