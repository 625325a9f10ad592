/** R388, R399, R400: maximum length of a remark or a message to customer service. */
export const REMARK_CHARACTERS = 140;

/** Share of the limit below which the remaining number is announced. */
const NEAR_END = 0.15;

/** Counts code points: an emoji, or another character that takes two UTF-16 units, counts as one. */
export const countCharacters = (text: string): number => Array.from(text).length;

/** Whether the text is near the limit or beyond it, so that the count is worth announcing. */
export const isNearEnd = (count: number, limit: number): boolean => limit - count <= Math.ceil(limit * NEAR_END);
