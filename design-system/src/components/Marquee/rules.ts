/** Reading pace: letters that pass in a second. */
const LETTERS_PER_SECOND = 9;
const SHORTEST_ROUND_S = 14;

/** How long one round of a text takes, in seconds, so that long and short ones pass at one pace. */
export function roundSeconds(texts: readonly string[]): number {
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  return Math.max(SHORTEST_ROUND_S, Math.round(letters / LETTERS_PER_SECOND));
}
