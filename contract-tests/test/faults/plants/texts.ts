/** Orders texts by their characters, whatever the language. */
export const byCharacters = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Stores a number of a prize as a number, and fills it up to two digits. */
export const withoutZeros = (digits: unknown): string => String(Number(digits)).padStart(2, "0");
