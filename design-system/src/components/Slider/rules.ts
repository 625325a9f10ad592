export interface SliderLimits {
  min: number;
  max: number;
  step: number;
}

/** Beyond it, a number and the next one are the same for a computer, so that a slider would have no length. */
const isExact = (value: number) => Math.abs(value) < Number.MAX_SAFE_INTEGER;

const isPositive = (value: number) => Number.isFinite(value) && value > 0;

/**
 * Returns limits that a slider can show. A step that is not positive becomes 1, and a maximum that is not above the minimum becomes one step
 * more than it.
 */
export function usableLimits({ min, max, step }: SliderLimits): SliderLimits {
  const usableStep = isPositive(step) ? step : 1;
  const usableMin = isExact(min) ? min : 0;
  const usableMax = Number.isFinite(max) && max > usableMin ? max : usableMin + usableStep;
  return { min: usableMin, max: usableMax, step: usableStep };
}

/** Returns the values within the limits and in ascending order; the minimum for one that is not a number. */
export const usableValues = (values: readonly number[], { min, max }: SliderLimits): number[] =>
  values
    .map((value) => (Number.isNaN(value) ? min : Math.min(Math.max(value, min), max)))
    .sort((one, other) => one - other);
