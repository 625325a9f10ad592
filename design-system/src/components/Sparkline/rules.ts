export interface Point {
  x: number;
  y: number;
}

/** Places the values in a box, from first to last and lowest to highest. Equal values lie in the middle. */
export function linePoints(values: readonly number[], width: number, height: number): Point[] {
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, index) => ({
    x: values.length > 1 ? index * step : width,
    y: range === 0 ? height / 2 : height - ((value - lowest) / range) * height,
  }));
}

const rounded = (value: number) => String(Math.round(value * 100) / 100);

/** Returns the SVG path through the points. */
export const pathThrough = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${rounded(x)} ${rounded(y)}`).join("");
