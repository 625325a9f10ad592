import type { CSSProperties } from "react";

const MARKS = /\p{M}/gu;
const NARROW = /[.,:;'’|()\s]/g;

/** Width of a bold digit or capital, and of a separator between digits, in em; slightly more than most system fonts need. */
const WIDE_EM = 0.62;
const NARROW_EM = 0.3;

function wordWidth(word: string): number {
  const letters = word.replace(MARKS, "");
  const wide = letters.replace(NARROW, "").length;
  return wide * WIDE_EM + (letters.length - wide) * NARROW_EM;
}

/**
 * Estimates the width of a text's longest word in em, rounded up. A word must not be broken, so it needs that much space. A no-break space
 * does not separate words.
 */
export const widthInEm = (text: string): number => Math.max(...text.split(/[ \n]+/).map(wordWidth));

/** The inline style that `fitting` needs for its text. */
export const fittingStyle = (text: string) => ({ "--lk-em": widthInEm(text) }) as CSSProperties;
