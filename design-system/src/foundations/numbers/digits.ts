/** The digit zero of each script that members may type or paste. The nine other digits follow it in Unicode. */
const ZEROS = [
  "\u0660", // Arabic
  "\u06F0", // Persian, Urdu
  "\u0966", // Devanagari
  "\u09E6", // Bengali
  "\u0A66", // Gurmukhi
  "\u0AE6", // Gujarati
  "\u0BE6", // Tamil
  "\u0C66", // Telugu
  "\u0CE6", // Kannada
  "\u0D66", // Malayalam
  "\u0E50", // Thai
  "\u0ED0", // Lao
  "\u1040", // Burmese
  "\u17E0", // Khmer
  "\uFF10", // full width
].map((zero) => zero.charCodeAt(0));

/** Converts the digits of any script to 0–9 (R501): "১২৩" becomes "123". Other characters stay. */
export const toLatinDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? digit : String(code - zero);
  });
