import type { SeededRandom } from "../world/random.ts";
import type { Palette } from "./palette.ts";
import { copies, ring, type Placing } from "./path-data.ts";
import { around, circle, n, path, place, polygon, times } from "./svg.ts";

/** Size, palette and random stream of a picture, and the place of its main motif. */
export interface Scene {
  width: number;
  height: number;
  /** Position of the main motif. */
  x: number;
  y: number;
  /** Half the height of the main motif. */
  reach: number;
  palette: Palette;
  random: SeededRandom;
}

type Layer = (scene: Scene) => string;

/** A paper lantern with its string above. */
const LAMP = "M-8.5,12a8.5,10 0 1 0 17,0a8.5,10 0 1 0 -17,0Z";

const rays: Layer = ({ x, y, width, height, random }) => {
  const count = random.pick([14, 18, 24]);
  const length = width + height;
  const beam = polygon([
    [0, 0],
    [length, 0],
    [length, 180 / count],
  ]);
  return place(x, y, ring(count, beam, 'fill="url(#beam)"'), random.range(0, 20));
};

const moonrise: Layer = ({ x, y, reach, palette, random }) => {
  const radius = reach * random.range(1.12, 1.35);
  const shift = random.range(-18, 18);
  return (
    circle(x + shift, y - 8, radius * 1.5, 'fill="url(#halo)"') +
    circle(x + shift, y - 8, radius, `fill="${palette.light}" fill-opacity=".82"`) +
    circle(x + shift, y - 8, radius, 'fill="url(#moonshade)"') +
    times(2, (index) =>
      circle(
        x + shift,
        y - 8,
        radius + 9 + index * 9,
        `fill="none" stroke="${palette.light}" stroke-opacity="${n(0.4 - index * 0.2)}"`,
      ),
    )
  );
};

const lattice: Layer = ({ width, height, palette, random }) => {
  const size = random.pick([34, 42, 50]);
  const half = size / 2;
  const cell = random.pick([
    around(8, (angle) => `<path d="M0,0L0,-${half}" transform="rotate(${angle})"/>`) + circle(0, 0, half * 0.5),
    path(polygon(Array.from({ length: 16 }, (_, index) => [index % 2 ? half * 0.62 : half, index * 22.5] as const))) +
      circle(0, 0, half * 0.34),
    path(`M-${half},0L0,-${half}L${half},0L0,${half}Z`) +
      path(
        polygon([
          [half * 0.6, 45],
          [half * 0.6, 135],
          [half * 0.6, 225],
          [half * 0.6, 315],
        ]),
      ),
    circle(0, 0, half) + around(4, (angle) => circle(0, -half, half, `transform="rotate(${angle})"`)),
  ]);
  return `<pattern id="lattice" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><g transform="translate(${half},${half})" fill="none" stroke="${palette.light}" stroke-width="1">${cell}</g></pattern><rect width="${width}" height="${height}" fill="url(#lattice)" opacity=".34"/><rect width="${width}" height="${height}" fill="url(#fade)"/>`;
};

const mountains: Layer = ({ width, height, x, palette, random }) => {
  const ridge = (base: number, swing: number) => {
    const steps = 6;
    let d = `M0,${height}V${n(base)}`;
    for (let index = 0; index < steps; index++) {
      const left = (width / steps) * index;
      const right = (width / steps) * (index + 1);
      d += `Q${n((left + right) / 2)},${n(base - random.range(swing * 0.3, swing * 1.7))} ${n(right)},${n(base - random.range(-swing * 0.2, swing * 0.4))}`;
    }
    return `${d}V${height}Z`;
  };
  const sunX = x + random.range(-70, 70);
  return (
    circle(sunX, height * 0.26, width * 0.24, 'fill="url(#halo)"') +
    circle(sunX, height * 0.26, width * 0.13, `fill="${palette.light}" fill-opacity=".85"`) +
    path(ridge(height * 0.52, 56), `fill="${palette.glow}" fill-opacity=".3"`) +
    path(ridge(height * 0.62, 48), `fill="${palette.mid}" fill-opacity=".75"`) +
    path(ridge(height * 0.74, 36), `fill="${palette.deep}"`)
  );
};

const arch: Layer = ({ x, height, width, palette, random }) => {
  const half = width * random.range(0.37, 0.43);
  const top = height * 0.05;
  const lobes = random.pick([0, 5, 7]);
  const outline = (inset: number) => {
    const h = half - inset;
    const crown = top + inset * 1.2;
    const spring = height * 0.34;
    if (lobes === 0)
      return `M${n(x - h)},${height}V${n(spring)}C${n(x - h)},${n(crown + 60)} ${n(x - 26)},${n(crown + 46)} ${n(x)},${n(crown)}C${n(x + 26)},${n(crown + 46)} ${n(x + h)},${n(crown + 60)} ${n(x + h)},${n(spring)}V${height}Z`;
    let d = `M${n(x - h)},${height}V${n(spring)}`;
    for (let index = 1; index <= lobes; index++) {
      const angle = Math.PI * (1 - index / lobes);
      d += `A${n((h * 1.8) / lobes)},${n((h * 1.8) / lobes)} 0 0 1 ${n(x + Math.cos(angle) * h)},${n(spring - Math.sin(angle) * (spring - crown))}`;
    }
    return `${d}V${height}Z`;
  };
  return (
    `<path d="M0,0H${width}V${height}H0Z${outline(0)}" fill="${palette.ink}" fill-opacity=".55" fill-rule="evenodd"/>` +
    path(outline(0), `fill="none" stroke="${palette.gold}" stroke-width="2.4"`) +
    path(outline(8), `fill="none" stroke="${palette.gold}" stroke-opacity=".5"`) +
    [-1, 1]
      .map((side) =>
        place(
          x + side * width * 0.4,
          height * 0.075,
          ring(8, "M0,0C-5,-6 -4,-13 0,-17C4,-13 5,-6 0,0Z", `fill="${palette.gold}" fill-opacity=".6"`),
        ),
      )
      .join("")
  );
};

const mandala: Layer = ({ x, y, reach, palette, random }) => {
  const petals = random.pick([16, 20, 24]);
  const rings = random.int(2, 3);
  return `<g transform="translate(${n(x)},${n(y)})" fill="none" stroke="${palette.light}" stroke-opacity=".5">${times(
    rings,
    (row) => {
      const radius = reach * (1.12 + row * 0.26);
      const width = (Math.PI * radius) / petals;
      return (
        circle(0, 0, radius) +
        `<g transform="rotate(${n(row * (180 / petals))})">${ring(petals, `M-${n(width * 0.8)},-${n(radius)}Q-${n(width * 0.5)},-${n(radius + 20)} 0,-${n(radius + 26)}Q${n(width * 0.5)},-${n(radius + 20)} ${n(width * 0.8)},-${n(radius)}`, row === 0 ? `fill="${palette.glow}" fill-opacity=".2"` : "")}</g>`
      );
    },
  )}</g>`;
};

const clouds: Layer = ({ width, height, palette, random }) => {
  const swirl =
    "M0,0C-14,-24 16,-38 24,-18C30,-46 72,-44 70,-14C90,-28 112,-8 96,6C120,6 122,22 104,22H-6C-22,22 -24,2 0,0ZM20,10C8,2 16,-14 30,-8M62,8C50,-4 66,-20 78,-8";
  return times(4, (index) => {
    const scale = random.range(0.6, 1.05);
    const left = index % 2 === 0;
    return `<g fill="${palette.mid}" fill-opacity=".55" stroke="${palette.light}" stroke-opacity=".55" stroke-width="1.4">${place(left ? random.range(-44, 0) : width - random.range(60, 104), height * (0.13 + index * 0.16) + random.range(-12, 12), path(swirl), 0, scale)}</g>`;
  });
};

const seigaiha: Layer = ({ width, height, palette, random }) => {
  const radius = random.pick([18, 22, 27]);
  const scale = (dx: number, dy: number) =>
    times(3, (index) => circle(dx, dy, radius * (1 - index * 0.3), `fill="${index % 2 ? palette.mid : palette.deep}"`));
  const top = height * random.range(0.34, 0.5);
  return `<pattern id="waves" width="${radius * 2}" height="${radius}" patternUnits="userSpaceOnUse"><g stroke="${palette.light}" stroke-opacity=".7" stroke-width="1.1">${scale(0, 0)}${scale(radius * 2, 0)}${scale(radius, radius / 2)}${scale(0, radius)}${scale(radius * 2, radius)}</g></pattern><path d="M0,${n(top)}Q${n(width * 0.25)},${n(top - 26)} ${n(width * 0.5)},${n(top)}T${width},${n(top - 6)}V${height}H0Z" fill="url(#waves)" opacity=".8"/>`;
};

const strings: Layer = ({ width, height, palette, random }) => {
  const rows = random.int(2, 3);
  return times(rows, (row) => {
    const drop = height * (0.02 + row * 0.09);
    const sag = random.range(26, 52);
    const count = random.int(4, 6);
    const scale = (random.range(8, 12) + row * 3) / 10;
    const lamps = Array.from({ length: count }, (_none, index) => {
      const along = (index + 0.5) / count;
      return { x: width * along, y: drop + 2 * along * (1 - along) * sag * 2, scale };
    });
    const everyOther = (first: number) => lamps.filter((_lamp, index) => index % 2 === first);
    return (
      path(
        `M0,${n(drop)}Q${n(width / 2)},${n(drop + sag * 2)} ${width},${n(drop)}`,
        `fill="none" stroke="${palette.gold}" stroke-opacity=".7"`,
      ) +
      lamps.map(({ x, y }) => circle(x, y + 10 * scale, 26 * scale, 'fill="url(#halo)"')).join("") +
      copies(LAMP, everyOther(row % 2), 'fill="url(#g)"') +
      copies(LAMP, everyOther(1 - (row % 2)), 'fill="url(#a)"') +
      copies("M-4,2h8M-4,22h8", lamps, `stroke="${palette.gold}" stroke-width="2"`)
    );
  });
};

const bokeh: Layer = ({ width, height, palette, random }) =>
  times(16, (index) => {
    const radius = random.range(7, 34);
    return circle(
      random.range(0, width),
      random.range(0, height * 0.72),
      radius,
      `fill="${[palette.glow, palette.gold, palette.light][index % 3]}" fill-opacity="${n(random.range(0.08, 0.26))}"`,
    );
  });

const roofs: Layer = ({ width, height, palette, random }) => {
  const windows = (where: readonly Placing[], opacity: string) =>
    copies("M0,0h13v20h-13Z", where, `fill="${palette.light}" fill-opacity="${opacity}"`);
  return times(2, (row) => {
    const houses = Array.from({ length: 3 }, (_none, index) => ({
      x: (index + row * 0.5) * (width / 2.6) + random.range(0, 30),
      y: height * (0.5 + row * 0.12) - random.range(40, 110),
    }));
    const eaves = houses.flatMap(({ x, y }) =>
      Array.from({ length: random.int(1, 2) }, (_none, storey) => ({ x, y: y + storey * 36 })),
    );
    const openings = houses.flatMap(({ x, y }) => [-28, -7, 14].map((shift) => ({ x: x + shift, y: y + 52 })));
    const { lit = [], dark = [] } = Object.groupBy(openings, () => (random.chance(0.6) ? "lit" : "dark"));
    return (
      path(
        houses.map(({ x, y }) => `M${n(x - 44)},${height}V${n(y)}h88V${height}Z`).join(""),
        `fill="${row ? palette.deep : palette.mid}"`,
      ) +
      copies(
        "M-66,4Q-42,-2 0,-28Q42,-2 66,4Z",
        eaves,
        `fill="${palette.ink}" stroke="${palette.gold}" stroke-opacity=".55"`,
      ) +
      windows(lit, ".75") +
      windows(dark, ".14")
    );
  });
};

const curtain: Layer = ({ width, height, palette, random }) => {
  const folds = random.int(3, 4);
  const side = (mirror: number) =>
    `<g transform="translate(${mirror > 0 ? 0 : width},0)scale(${mirror},1)">${times(folds, (fold) => {
      const edge = width * (0.3 - fold * 0.075);
      return `<path d="M0,0H${n(edge)}C${n(edge - 6)},${n(height * 0.3)} ${n(edge * 0.6)},${n(height * 0.46)} 0,${n(height * 0.6 - fold * 14)}Z" fill="${fold % 2 ? palette.mid : palette.deep}" stroke="${palette.glow}" stroke-opacity=".45"/>`;
    })}</g>`;
  return (
    side(1) +
    side(-1) +
    times(6, (index) =>
      path(
        `M${n((width / 6) * index)},0q${n(width / 12)},${n(height * 0.14)} ${n(width / 6)},0Z`,
        `fill="${index % 2 ? palette.deep : palette.mid}" stroke="${palette.gold}" stroke-opacity=".7"`,
      ),
    )
  );
};

/** Twelve backgrounds; each renders differently for each random stream. */
export const BACKDROPS: Record<string, Layer> = {
  rays,
  moonrise,
  lattice,
  mountains,
  arch,
  mandala,
  clouds,
  seigaiha,
  strings,
  bokeh,
  roofs,
  curtain,
};
