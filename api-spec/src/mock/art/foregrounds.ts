import type { Scene } from "./backdrops.ts";
import { copies, ringData, round } from "./path-data.ts";
import { n, path, petal, spark, times } from "./svg.ts";

type Layer = (scene: Scene) => string;

const waves: Layer = ({ width, height, palette, random }) => {
  const step = random.pick([50, 60, 75]);
  return times(3, (row) => {
    const top = height * (0.7 + row * 0.08);
    const crest = times(
      Math.ceil(width / step) + 1,
      () => `q${n(step / 4)},-${n(step / 4)} ${n(step / 2)},0t${n(step / 2)},0`,
    );
    return path(
      `M${n(-random.range(0, step))},${n(top)}${crest}V${height}H-${step}Z`,
      `fill="${row % 2 ? palette.deep : palette.mid}" fill-opacity=".92" stroke="${palette.light}" stroke-opacity="${n(0.6 - row * 0.18)}" stroke-width="1.4"`,
    );
  });
};

const hills: Layer = ({ width, height, palette, random }) =>
  times(2, (row) => {
    const top = height * (0.73 + row * 0.09);
    return path(
      `M0,${height}V${n(top + random.range(-8, 18))}Q${n(width * random.range(0.2, 0.4))},${n(top - random.range(20, 44))} ${n(width * 0.55)},${n(top)}T${width},${n(top - random.range(-8, 22))}V${height}Z`,
      `fill="${row ? palette.ink : palette.deep}" stroke="${palette.light}" stroke-opacity=".35"`,
    );
  });

const stage: Layer = ({ width, height, x, palette, random }) => {
  const top = height * random.range(0.7, 0.74);
  return (
    `<ellipse cx="${n(x)}" cy="${n(top + 20)}" rx="${n(width * 0.44)}" ry="26" fill="${palette.deep}" stroke="${palette.gold}" stroke-width="1.6"/>` +
    `<ellipse cx="${n(x)}" cy="${n(top + 12)}" rx="${n(width * 0.38)}" ry="20" fill="${palette.mid}" stroke="${palette.gold}"/>` +
    `<ellipse cx="${n(x)}" cy="${n(top + 9)}" rx="${n(width * 0.28)}" ry="12" fill="${palette.glow}" fill-opacity=".5"/>`
  );
};

const FLOWER = ringData(6, petal(22, 9));

const garland: Layer = ({ width, height, palette, random }) => {
  const count = random.int(7, 10);
  const flowers = Array.from({ length: count }, (_none, index) => ({
    x: (width / (count - 1)) * index,
    y: height * 0.775 - Math.abs(index - (count - 1) / 2) * 3 + random.range(-5, 5),
    turn: random.range(0, 60),
    scale: random.range(0.7, 1.3),
  }));
  const everyOther = (first: number) => flowers.filter((_flower, index) => index % 2 === first);
  return `<g stroke="${palette.gold}" stroke-width=".9">${copies(FLOWER, everyOther(0), 'fill="url(#b)"')}${copies(FLOWER, everyOther(1), 'fill="url(#a)"')}${copies(round(0, 0, 5), flowers, 'fill="url(#g)"')}</g>`;
};

const reeds: Layer = ({ width, height, palette, random }) =>
  times(9, (index) => {
    const left = index < 5;
    const root = left ? random.range(-6, 52) : width - random.range(-6, 52);
    const tip = height * random.range(0.34, 0.62);
    const lean = (left ? 1 : -1) * random.range(-26, 22);
    return path(
      `M${n(root - 5)},${height}Q${n(root)},${n((height + tip) / 2)} ${n(root + lean)},${n(tip)}Q${n(root + 8)},${n((height + tip) / 2)} ${n(root + 5)},${height}Z`,
      `fill="${index % 2 ? palette.ink : palette.deep}" stroke="${palette.glow}" stroke-opacity=".5"`,
    );
  });

const table: Layer = ({ width, height, palette }) =>
  path(
    `M0,${n(height * 0.74)}Q${n(width / 2)},${n(height * 0.68)} ${width},${n(height * 0.74)}V${height}H0Z`,
    `fill="${palette.deep}" stroke="${palette.gold}" stroke-width="1.8"`,
  ) +
  path(
    `M0,${n(height * 0.765)}Q${n(width / 2)},${n(height * 0.705)} ${width},${n(height * 0.765)}`,
    `fill="none" stroke="${palette.gold}" stroke-opacity=".45"`,
  );

const none: Layer = () => "";

export const FOREGROUNDS: Record<string, Layer> = { waves, hills, stage, garland, reeds, table, none };

/** One decoration, about 10 units large: shapes with their SVG attributes. */
type Piece = readonly (readonly [shape: string, attributes: string])[];
const PARTICLES: Record<string, (scene: Scene) => Piece> = {
  sparks: ({ palette }) => [[spark(15), `fill="${palette.pearl}" fill-opacity=".9"`]],
  petals: () => [[petal(19, 8), 'fill="url(#a)" fill-opacity=".9"']],
  bubbles: ({ palette }) => [
    [
      round(0, 0, 10),
      `fill="${palette.light}" fill-opacity=".14" stroke="${palette.light}" stroke-width=".6" stroke-opacity=".7"`,
    ],
    [round(-3, -3.5, 1.8), 'fill="#fff" fill-opacity=".8"'],
  ],
  coins: () => [
    [round(0, 0, 10), 'fill="url(#g)"'],
    [round(0, 0, 6), 'fill="none" stroke="#6b4a1c" stroke-width=".6" stroke-opacity=".6"'],
  ],
  embers: ({ palette }) => [
    [round(0, 0, 13), `fill="${palette.gold}" fill-opacity=".18"`],
    [round(0, 0, 4), `fill="${palette.gold}"`],
  ],
  flowers: ({ palette }) => [
    [ringData(5, petal(12, 5.5)), `fill="${palette.pearl}"`],
    [round(0, 0, 2.5), 'fill="url(#g)"'],
  ],
};
export const PARTICLE_KINDS = Object.keys(PARTICLES);

/** Small particles around the main motif, never in the area of the title. */
export function particles(kind: string, scene: Scene): string {
  const { random, width, height, x, y, reach } = scene;
  const piece = PARTICLES[kind];
  if (!piece) throw new RangeError(`no particles called ${kind}`);
  const places = Array.from({ length: random.int(7, 11) }, () => {
    const angle = random.range(0, Math.PI * 2);
    const distance = reach * random.range(1.02, 1.7);
    return {
      x: Math.min(width - random.range(6, 26), Math.max(random.range(6, 26), x + Math.cos(angle) * distance)),
      y: Math.min(height * 0.7, Math.max(random.range(8, 30), y + Math.sin(angle) * distance)),
      scale: random.range(0.35, 0.85),
      turn: random.int(0, 90),
    };
  });
  return piece(scene)
    .map(([shape, attributes]) => copies(shape, places, attributes))
    .join("");
}
