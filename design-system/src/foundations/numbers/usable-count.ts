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
      `${prop} was given ${count}.`,
      `Nothing can be counted with it, so that ${usual} is used instead.`,
      `Pass a number from ${least}, or leave it out.`,
    );
  }
  return isUsable ? count : usual;
}
