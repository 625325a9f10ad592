/** Speed that is easy to read, in letters per second. */
const LETTERS_PER_SECOND = 9;
const SHORTEST_ROUND_S = 14;

/** Returns the duration of one loop in seconds, so that short and long texts move at the same speed. */
export function roundSeconds(texts: readonly string[]): number {
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  return Math.max(SHORTEST_ROUND_S, Math.round(letters / LETTERS_PER_SECOND));
}
