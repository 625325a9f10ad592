/** Formats a number for SVG with at most one decimal, to keep pictures small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** The point at `radius` from the origin; 0 degrees points up, and angles go clockwise. */
export function polar(radius: number, degrees: number): [x: number, y: number] {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return [radius * Math.cos(radians), radius * Math.sin(radians)];
}

/** `count` pieces, rotated evenly around the origin. */
export const around = (count: number, piece: (degrees: number, index: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece((360 / count) * index, index)).join("");

/** `count` pieces in a row. */
export const times = (count: number, piece: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join("");

/** A closed shape through polar points [radius, degrees]. */
export const polygon = (points: readonly (readonly [radius: number, degrees: number])[]): string =>
  `M${points.map(([radius, degrees]) => polar(radius, degrees).map(n).join(",")).join("L")}Z`;

/** A pointed petal from the origin upwards. */
export const petal = (length: number, width: number): string =>
  `M0,0C${n(-width)},${n(-length * 0.35)} ${n(-width * 0.7)},${n(-length * 0.8)} 0,${n(-length)}` +
  `C${n(width * 0.7)},${n(-length * 0.8)} ${n(width)},${n(-length * 0.35)} 0,0Z`;

/** A star with concave sides, like a spark. */
export const spark = (radius: number): string => {
  const inner = n(radius * 0.14);
  const outer = n(radius);
  return `M0,-${outer}Q${inner},-${inner} ${outer},0Q${inner},${inner} 0,${outer}Q-${inner},${inner} -${outer},0Q-${inner},-${inner} 0,-${outer}Z`;
};

/** A path element. */
export const path = (d: string, attributes = ""): string => `<path d="${d}"${attributes && ` ${attributes}`}/>`;

/** A circle element. */
export const circle = (x: number, y: number, radius: number, attributes = ""): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"${attributes && ` ${attributes}`}/>`;

/** Content that is moved, turned by degrees, and scaled. */
export const place = (x: number, y: number, content: string, rotate = 0, scale = 1): string =>
  `<g transform="translate(${n(x)},${n(y)})${rotate ? `rotate(${n(rotate)})` : ""}${scale === 1 ? "" : `scale(${Math.round(scale * 1000) / 1000})`}">${content}</g>`;
