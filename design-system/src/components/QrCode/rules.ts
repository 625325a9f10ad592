/** How much of a code may be unreadable: "M" 15 per cent, "L" 7 per cent. */
export type QrLevel = "M" | "L";

/** Most characters of a code by ISO/IEC 18004, for digits, for capital letters with digits, and for bytes of any text. */
const MOST: readonly (readonly [level: QrLevel, digits: number, capitals: number, bytes: number])[] = [
  ["M", 5596, 3391, 2331],
  ["L", 7089, 4296, 2953],
];
const DIGITS = /^\d*$/;
const CAPITALS = /^[\dA-Z $%*+./:-]*$/;

/** Returns the safest level at which the text fits into a code; undefined if it is too long for any. */
export function levelFor(text: string): QrLevel | undefined {
  const bytes = new Blob([text]).size;
  const found = MOST.find(([, digits, capitals, most]) =>
    DIGITS.test(text) ? bytes <= digits : CAPITALS.test(text) ? bytes <= capitals : bytes <= most,
  );
  return found?.[0];
}
