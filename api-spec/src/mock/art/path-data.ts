import { n, path } from "./svg.ts";

/** Placement of a copy of a shape: rotated around the origin (degrees, clockwise), then scaled, then shifted. */
export interface Placing {
  x?: number;
  y?: number;
  turn?: number;
  scale?: number;
}

const STEP = /([A-Za-z])([^A-Za-z]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** Transforms path data. Supports M L H V C Q T A Z, and their lower-case forms. */
function moved(data: string, { x = 0, y = 0, turn = 0, scale = 1 }: Placing): string {
  const radians = (turn * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(radians) * scale, Math.cos(radians) * scale];
  let here: readonly [x: number, y: number] = [0, 0];
  return data.replaceAll(STEP, (_step, letter: string, rest: string) => {
    const values = (rest.match(NUMBER) ?? []).map(Number);
    const isRelative = letter === letter.toLowerCase();
    const kind = letter.toUpperCase();
    const point = (px: number, py: number) => {
      here = isRelative ? [here[0] + px, here[1] + py] : [px, py];
      const [shiftX, shiftY] = isRelative ? [0, 0] : [x, y];
      return `${n(px * cosine - py * sine + shiftX)},${n(px * sine + py * cosine + shiftY)}`;
    };
    const [first = 0] = values;
    const line = isRelative ? "l" : "L";
    if (kind === "H") return line + point(first, isRelative ? 0 : here[1]);
    if (kind === "V") return line + point(isRelative ? 0 : here[0], first);
    if (kind === "A") {
      const [radiusX = 0, radiusY = 0, lean = 0, large = 0, sweep = 0, px = 0, py = 0] = values;
      return `${letter}${n(radiusX * scale)},${n(radiusY * scale)} ${n(lean + turn)} ${large} ${sweep} ${point(px, py)}`;
    }
    // Control points of a relative curve are relative to its start, so `here` moves only at its end.
    const start = here;
    const points = Array.from({ length: values.length / 2 }, (_none, index) => {
      if (kind !== "L") here = start;
      return point(values[index * 2] ?? 0, values[index * 2 + 1] ?? 0);
    });
    return letter + points.join(" ");
  });
}

/** Path data of a circle. */
export const round = (x: number, y: number, radius: number): string =>
  `M${n(x - radius)},${n(y)}a${n(radius)},${n(radius)} 0 1 0 ${n(radius * 2)},0a${n(radius)},${n(radius)} 0 1 0 ${n(-radius * 2)},0Z`;

const joined = (data: string, placings: readonly Placing[]) => placings.map((placing) => moved(data, placing)).join("");

/**
 * Merges copies of one shape into one element. A browser treats every SVG picture as a document and spends main-thread time on each of its
 * elements, so twenty petals should be one element.
 */
export const copies = (data: string, placings: readonly Placing[], attributes = ""): string =>
  path(joined(data, placings), attributes);

/** Path data of `count` copies of one shape, rotated evenly around the origin. */
export const ringData = (count: number, data: string): string =>
  joined(
    data,
    Array.from({ length: count }, (_none, index) => ({ turn: (360 / count) * index })),
  );

/** `count` copies of one shape, rotated evenly around the origin, as one element. */
export const ring = (count: number, data: string, attributes = ""): string => path(ringData(count, data), attributes);
