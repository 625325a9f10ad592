import { n, path } from "./svg.ts";

/** Where a copy of a shape stands: turned around the origin in degrees, clockwise, then made larger, then shifted. */
export interface Placing {
  x?: number;
  y?: number;
  turn?: number;
  scale?: number;
}

const STEP = /([A-Za-z])([^A-Za-z]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** The path data of a shape that stands elsewhere. Knows M L H V C Q T A Z, and their small letters. */
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
    // The handles of a curve are seen from where it begins, and only its end moves on.
    const start = here;
    const points = Array.from({ length: values.length / 2 }, (_none, index) => {
      if (kind !== "L") here = start;
      return point(values[index * 2] ?? 0, values[index * 2 + 1] ?? 0);
    });
    return letter + points.join(" ");
  });
}

/** The outline of a circle as path data. */
export const round = (x: number, y: number, radius: number): string =>
  `M${n(x - radius)},${n(y)}a${n(radius)},${n(radius)} 0 1 0 ${n(radius * 2)},0a${n(radius)},${n(radius)} 0 1 0 ${n(-radius * 2)},0Z`;

const joined = (data: string, placings: readonly Placing[]) => placings.map((placing) => moved(data, placing)).join("");

/**
 * Copies of one shape as one element. A browser makes a small document of every picture, and pays for each of its elements on the
 * thread that scrolls: a wreath of twenty petals must not cost twenty.
 */
export const copies = (data: string, placings: readonly Placing[], attributes = ""): string =>
  path(joined(data, placings), attributes);

/** The path data of `count` copies of one shape turned evenly around the origin. */
export const ringData = (count: number, data: string): string =>
  joined(
    data,
    Array.from({ length: count }, (_none, index) => ({ turn: (360 / count) * index })),
  );

/** `count` copies of one shape turned evenly around the origin, as one element. */
export const ring = (count: number, data: string, attributes = ""): string => path(ringData(count, data), attributes);
