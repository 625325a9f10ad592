import type { CSSProperties } from "react";

const MARKS = /\p{M}/gu;
const NARROW = /[.,:;'’|()\s]/g;

/** Of a bold figure or capital, and of a mark between figures; a little more than the fonts of most systems need. */
const WIDE_EM = 0.62;
const NARROW_EM = 0.3;

function wordWidth(word: string): number {
  const letters = word.replace(MARKS, "");
  const wide = letters.replace(NARROW, "").length;
  return wide * WIDE_EM + (letters.length - wide) * NARROW_EM;
}

/**
 * About how wide the longest word of a text is, in em of its own size, from above: what may not be parted must have as much room.
 * A no-break space parts nothing.
 */
export const widthInEm = (text: string): number => Math.max(...text.split(/[ \n]+/).map(wordWidth));

/** What `fitting` has to know of its text. */
export const fittingStyle = (text: string) => ({ "--lk-em": widthInEm(text) }) as CSSProperties;
