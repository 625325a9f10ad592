/** R509: retries of a picture before its initials are shown. */
export const IMAGE_RETRIES = 3;
const INITIALS = 2;

/** One letter as a reader sees it: a Bengali vowel sign stays with its consonant. Firefox has `Intl.Segmenter` only since version 125. */
const LETTER = /^.\p{M}*/su;

/** Returns the first letters of the first words. */
export function initials(name: string): string {
  return name
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, INITIALS)
    .map((word) => LETTER.exec(word)?.[0] ?? "")
    .join("")
    .toLocaleUpperCase();
}
