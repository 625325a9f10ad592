import { definitions } from "../art/compose.ts";
import { gloss, type Motif } from "../art/motifs/motif.ts";
import { MOTIFS } from "../art/motifs/motifs.ts";
import { createPalette } from "../art/palette.ts";
import { ring, round } from "../art/path-data.ts";
import { circle, path } from "../art/svg.ts";
import { seededRandom } from "../world/random.ts";

const SIZE = 240;

/** A lacquer ball with horns: the mine under a tile. */
const mine: Motif = () =>
  ring(8, "M-10,-58L-6,-94H6L10,-58Z", 'fill="url(#g)"') +
  circle(0, 0, 68, 'fill="url(#a)"') +
  ring(8, round(0, -50, 5), 'fill="url(#g)" stroke="none"') +
  circle(0, 0, 34, 'fill="url(#k)"') +
  path("M-13,-13L13,13M13,-13L-13,13", 'fill="none" stroke="#ffd9d2" stroke-width="8" stroke-linecap="round"') +
  gloss("M-52,-20C-46,-38 -34,-50 -18,-55", 6);

interface Drawing {
  motif: Motif;
  /** Seed of its shape and enamels, chosen by eye so that no two symbols have the same colour. */
  seed: string;
  /** The visible part of the drawing, so that each symbol fills its square. */
  view: string;
}

const DRAWINGS = {
  lantern: { motif: MOTIFS.lantern, seed: "lantern-10", view: "14 16 212 212" },
  dragon: { motif: MOTIFS.dragon, seed: "dragon-5", view: "14 18 212 212" },
  koi: { motif: MOTIFS.koi, seed: "koi-7", view: "4 6 232 232" },
  lotus: { motif: MOTIFS.lotus, seed: "lotus-8", view: "12 20 216 216" },
  fan: { motif: MOTIFS.fan, seed: "fan-7", view: "16 42 208 208" },
  coin: { motif: MOTIFS.coin, seed: "coin-5", view: "20 24 200 200" },
  // The view leaves out the dots of the motif's flight, because the game draws the trail.
  crane: { motif: MOTIFS.crane, seed: "crane-3", view: "20 8 210 144" },
  gem: { motif: MOTIFS.gem, seed: "gem-3", view: "30 34 180 180" },
  mine: { motif: mine, seed: "lantern-10", view: "26 30 188 188" },
} as const satisfies Record<string, Drawing>;

export type SymbolName = keyof typeof DRAWINGS;
export const SYMBOL_NAMES = Object.keys(DRAWINGS) as SymbolName[];

/** A game symbol as an SVG document. */
export function drawSymbol(name: SymbolName): string {
  const { motif, seed, view } = DRAWINGS[name];
  const random = seededRandom(`symbol:${seed}`);
  const palette = createPalette("slots", random);
  const size = { width: SIZE, height: SIZE, x: SIZE / 2, y: SIZE / 2 };
  const drawing = `<g transform="translate(120,124)scale(.9)" stroke="${palette.gold}" stroke-width="2.4" stroke-linejoin="round">${motif(random)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${definitions(palette, size, drawing)}${drawing}</svg>`;
}
