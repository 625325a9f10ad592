/** R388, R399, R400: what a remark or a message to the house may have. */
export const REMARK_CHARACTERS = 140;

/** Share of the limit from which the rest is spoken. */
const NEAR_END = 0.15;

/** How many characters a text has, as a reader counts code points: an emoji or a letter beyond the first plane is one. */
export const countCharacters = (text: string): number => Array.from(text).length;

/** Whether so little is left, or so much too much, that it is worth saying. */
export const isNearEnd = (count: number, limit: number): boolean => limit - count <= Math.ceil(limit * NEAR_END);
