import type { BannerRecord } from "../world/content/data/banners.ts";
import { seededRandom } from "../world/random.ts";
import { BACKDROPS, type Scene } from "./backdrops.ts";
import { grain, hero, picture } from "./compose.ts";
import { particles } from "./foregrounds.ts";
import { MOTIFS } from "./motifs/motifs.ts";
import { createPalette } from "./palette.ts";
import { circle, n, path, place, times } from "./svg.ts";

export const BANNER_ART = { width: 1200, height: 420 } as const;

/** Rooftops and stalls of the market along the lower edge. */
function stalls({ height, palette, random }: Scene): string {
  const lamp = (x: number, y: number) =>
    circle(x, y + 12, 30, 'fill="url(#halo)"') +
    `<ellipse cx="${n(x)}" cy="${n(y + 14)}" rx="9" ry="11" fill="url(#a)"/>` +
    path(`M${n(x - 4)},${n(y + 3)}h8m-8,22h8`, `stroke="${palette.gold}" stroke-width="2"`);
  const awning = (left: number, wide: number, top: number) =>
    path(`M${left},${height}V${top}H${left + wide}V${height}Z`, `fill="${palette.ink}" fill-opacity=".88"`) +
    times(6, (index) =>
      path(
        `M${left - 12 + ((wide + 24) / 6) * index},${top - 6}h${(wide + 24) / 6}v22q-${(wide + 24) / 12},16 -${(wide + 24) / 6},0Z`,
        `fill="${index % 2 ? palette.mid : palette.light}" fill-opacity=".85"`,
      ),
    ) +
    [0.25, 0.75].map((share) => lamp(left + wide * share, top + 26)).join("");
  return times(6, (index) => awning(index * 214 - 30 + random.int(-12, 12), 168, height - 84 - random.int(0, 34)));
}

/** Renders a wide night-market scene: three motifs on the right, a calm area on the left for the carousel's text. */
export function composeBanner(banner: BannerRecord): string {
  const { width, height } = BANNER_ART;
  const random = seededRandom(`banner:${banner.id}`);
  const palette = createPalette(banner.family, random);
  const scene: Scene = { width, height, palette, random, x: 810, y: 196, reach: 140 };
  const backdrop = BACKDROPS[banner.backdrop];
  const side = (x: number, y: number, reach: number, name: BannerRecord["motifs"][number], turn: number) =>
    hero(MOTIFS[name], { ...scene, x, y, reach }, turn);
  const [first, second, third] = banner.motifs;
  const garland = path(
    `M0,26Q300,120 600,40T${width},30`,
    `fill="none" stroke="${palette.gold}" stroke-opacity=".7" stroke-width="1.6"`,
  );
  return picture(
    palette,
    scene,
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>${backdrop?.(scene) ?? ""}${garland}` +
      stalls(scene) +
      // Each of the three motifs uses its own id namespace, so that ids in one picture never collide.
      `<g opacity=".96">${side(640, 226, 84, second, -10)}</g>${side(1010, 224, 88, third, 10)}${side(820, 196, 132, first, 0)}` +
      particles(banner.particles, scene) +
      `<linearGradient id="words"><stop offset="0" stop-color="${palette.ink}" stop-opacity=".94"/><stop offset=".42" stop-color="${palette.ink}" stop-opacity=".6"/><stop offset=".66" stop-color="${palette.ink}" stop-opacity="0"/></linearGradient><rect width="${width * 0.7}" height="${height}" fill="url(#words)"/>` +
      place(0, 0, grain(width, height)),
  );
}

/** Placeholder colour while the banner loads. */
export const bannerColor = (banner: BannerRecord): string =>
  createPalette(banner.family, seededRandom(`banner:${banner.id}`)).deep;
