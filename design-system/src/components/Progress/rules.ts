/** Whether something can be a share of it. */
export const isWhole = (max: number): boolean => Number.isFinite(max) && max > 0;

/** Returns how much is done, from 0 to 1; undefined if that is unknown, also because value or maximum is no number. */
export function shareDone(value: number | undefined, max: number): number | undefined {
  if (value === undefined || !Number.isFinite(value) || !isWhole(max)) return undefined;
  return Math.min(Math.max(value, 0), max) / max;
}
