/** R509: a picture is tried three times more before its initials stand in. */
export const IMAGE_RETRIES = 3;
const INITIALS = 2;

/** The first letters of the first words, by what a reader sees as one letter: a Bengali vowel sign stays with its consonant. */
export function initials(name: string): string {
  const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return name
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, INITIALS)
    .map((word) => segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? "")
    .join("")
    .toLocaleUpperCase();
}
