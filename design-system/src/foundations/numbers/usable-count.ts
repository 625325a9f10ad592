import { assert } from "../props/assert.ts";

/**
 * Returns a count that a component can work with, such as of rows or files; the usual one if it is no number or below the least, as a
 * server's may be. In development, the console then names the component and the prop.
 */
export function usableCount(prop: string, count: number, usual: number, least = 1): number {
  const isUsable = Number.isFinite(count) && count >= least;
  if (process.env.NODE_ENV !== "production") {
    assert(
      isUsable,
      `${prop} has the value ${count}.`,
      `This is not a usable count, so ${usual} is used.`,
      `Pass a number of ${least} or more, or omit the prop.`,
    );
  }
  return isUsable ? count : usual;
}
