/** R509: a picture is tried three times more before its initials stand in. */
export const IMAGE_RETRIES = 3;
const INITIALS = 2;

/** What a reader sees as one letter: a Bengali vowel sign stays with its consonant. Firefox has `Intl.Segmenter` since 125 only. */
const LETTER = /^.\p{M}*/su;

/** The first letters of the first words. */
export function initials(name: string): string {
  return name
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, INITIALS)
    .map((word) => LETTER.exec(word)?.[0] ?? "")
    .join("")
    .toLocaleUpperCase();
}
