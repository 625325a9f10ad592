export interface Point {
  x: number;
  y: number;
}

/**
 * Places the values in a box, from first to last and lowest to highest. Equal values lie in the middle. A value that is no number has no
 * point, and the others keep their places.
 */
export function linePoints(values: readonly number[], width: number, height: number): Point[] {
  const numbers = values.filter(Number.isFinite);
  const lowest = Math.min(...numbers);
  const range = Math.max(...numbers) - lowest;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.flatMap((value, index) => {
    if (!Number.isFinite(value)) return [];
    const x = values.length > 1 ? index * step : width;
    return [{ x, y: range === 0 ? height / 2 : height - ((value - lowest) / range) * height }];
  });
}

const rounded = (value: number) => String(Math.round(value * 100) / 100);

/** Returns the SVG path through the points. */
export const pathThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${rounded(x)} ${rounded(y)}`).join("");
