const MARK = /\p{M}/u;
const NARROW = /[.,:;'’|()\s]/;

/** Of a bold figure or capital, and of a mark between figures; a little more than the fonts of most systems need. */
const WIDE_EM = 0.62;
const NARROW_EM = 0.3;

const letterWidth = (letter: string): number => (MARK.test(letter) ? 0 : NARROW.test(letter) ? NARROW_EM : WIDE_EM);

/**
 * About how wide the longest word of a text is, in em of its own size, from above: what may not be parted must have as much room.
 * A no-break space parts nothing.
 */
export function widthInEm(text: string): number {
  const words = text
    .split(/[ \n]+/)
    .map((word) => Array.from(word, letterWidth).reduce((sum, width) => sum + width, 0));
  return Number(Math.max(...words).toFixed(2));
}
