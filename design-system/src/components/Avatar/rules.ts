import { HUES, type Hue } from "../../theme/categories.ts";

const MULTIPLIER = 31;
const MODULUS = 2 ** 32;

/** Derives a hue from a name. The same name always has the same hue; most different names have different hues. */
export function hueOfName(name: string): Hue {
  let sum = 0;
  for (const letter of name) sum = (sum * MULTIPLIER + (letter.codePointAt(0) ?? 0)) % MODULUS;
  return HUES[sum % HUES.length] ?? "accent";
}
