import { HUES, type Hue } from "../../theme/categories.ts";

const MULTIPLIER = 31;
const MODULUS = 2 ** 32;

/** The hue of a name: the same everywhere and always, different for most. */
export function hueOfName(name: string): Hue {
  let sum = 0;
  for (const letter of name) sum = (sum * MULTIPLIER + (letter.codePointAt(0) ?? 0)) % MODULUS;
  return HUES[sum % HUES.length] ?? "accent";
}
