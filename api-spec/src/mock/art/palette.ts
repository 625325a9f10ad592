import type { SeededRandom } from "../world/random.ts";
import { oklch } from "./colour.ts";

/** OKLCH hue of each family of games, one for each category. */
const FAMILY_HUE = {
  slots: 340,
  live: 22,
  sports: 150,
  fishing: 215,
  lottery: 78,
  poker: 300,
  bingo: 5,
  cockfight: 42,
  yb: 275,
  mini: 125,
} as const;
export type Family = keyof typeof FAMILY_HUE;

/** Pairs of enamel colours that go with the family's hue: [hue, chroma, lightness] of the first and the second. */
const ENAMELS = [
  { a: [25, 0.19, 0.58], b: [175, 0.1, 0.6] },
  { a: [170, 0.11, 0.62], b: [30, 0.17, 0.62] },
  { a: [250, 0.13, 0.56], b: [60, 0.14, 0.74] },
  { a: [85, 0.03, 0.92], b: [20, 0.18, 0.56] },
  { a: [310, 0.14, 0.56], b: [195, 0.1, 0.68] },
  { a: [62, 0.15, 0.73], b: [265, 0.12, 0.48] },
  { a: [205, 0.11, 0.66], b: [355, 0.16, 0.64] },
] as const;

export type Palette = ReturnType<typeof createPalette>;

const gradient = (id: string, stops: readonly string[]) =>
  `<linearGradient id="${id}" x1=".2" y1="0" x2=".7" y2="1">${stops
    .map(
      (colour, index) =>
        `<stop offset="${Math.round((index / (stops.length - 1)) * 100) / 100}" stop-color="${colour}"/>`,
    )
    .join("")}</linearGradient>`;

const enamel = ([h, c, l]: readonly [number, number, number]) => [
  oklch(Math.min(0.97, l + 0.15), c * 0.85, h + 8),
  oklch(l, c, h),
  oklch(l - 0.2, c * 0.85, h - 8),
];

/**
 * Creates the colours of one picture. Fills by name: `url(#a)` and `url(#b)` enamels, `url(#g)` gold leaf, `url(#p)` pearl, `url(#k)` black
 * lacquer.
 */
export function createPalette(family: Family, random: SeededRandom) {
  const hue = FAMILY_HUE[family] + random.range(-14, 14);
  const { a, b } = random.pick(ENAMELS);
  const inkHue = 265 + (random.chance(0.5) ? 12 : -12);
  const depth = random.range(-0.03, 0.04);
  return {
    hue,
    /** The darkest background colour, also used for the title's calm area. */
    ink: oklch(0.17, 0.035, inkHue),
    deep: oklch(0.27 + depth, 0.085, hue),
    mid: oklch(0.42 + depth, 0.14, hue),
    glow: oklch(0.63, 0.17, hue),
    light: oklch(0.84, 0.09, hue + 12),
    gold: oklch(0.8, 0.105, 82),
    pearl: oklch(0.95, 0.025, 85),
    /** Gradients by id. */
    definitions: {
      a: gradient("a", enamel(a)),
      b: gradient("b", enamel(b)),
      g: gradient("g", [oklch(0.93, 0.08, 92), oklch(0.78, 0.125, 80), oklch(0.56, 0.11, 65)]),
      p: gradient("p", [oklch(0.99, 0.01, 90), oklch(0.93, 0.025, 80), oklch(0.76, 0.05, 60)]),
      k: gradient("k", [oklch(0.34, 0.05, inkHue), oklch(0.22, 0.04, inkHue), oklch(0.14, 0.03, inkHue)]),
    },
  };
}
