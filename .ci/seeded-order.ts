import { createHash } from "node:crypto";

/** A pseudo-random sort key. Equal words give equal keys. */
export const rank = (...words: string[]): string => createHash("sha256").update(JSON.stringify(words)).digest("hex");

/** Sorts values by their key. */
export const ranked = <Value>(values: readonly Value[], rankOf: (value: Value) => string): Value[] =>
  values
    .map((value) => ({ value, place: rankOf(value) }))
    .toSorted((left, right) => (left.place < right.place ? -1 : 1))
    .map(({ value }) => value);
